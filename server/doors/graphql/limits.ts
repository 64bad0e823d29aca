import {
  GraphQLError,
  Kind,
  OperationTypeNode,
  type DefinitionNode,
  type DocumentNode,
  type FieldNode,
  type FragmentDefinitionNode,
  type OperationDefinitionNode,
  type SelectionNode,
  type SelectionSetNode,
} from "graphql";

/** Lexical tokens per document: a tool's introspection query has about 200, the longest query of our pages 100. */
export const MAX_TOKENS = 2000;
/** Limits of one operation. Cost has a separate plugin because it needs the variables. */
export const MAX_DEPTH = 8;
export const MAX_ALIASES = 15;
/** Fields and fragment spreads, each counted as often as it is used: the work of all later steps. */
export const MAX_SELECTIONS = 1000;
/** Pairs of fields with one response name in one place: validation compares each pair (OverlappingFieldsCanBeMerged). */
export const MAX_PAIRS = 1000;
interface Size {
  depth: number;
  aliases: number;
  selections: number;
  /** Fields of the operation itself, including those in fragments. */
  rootFields: number;
}

type Fragments = ReadonlyMap<string, FragmentDefinitionNode>;
type ExecutableDefinition = OperationDefinitionNode | FragmentDefinitionNode;

const NOTHING: Size = { depth: 0, aliases: 0, selections: 0, rootFields: 0 };

const tooLarge = (message: string, node: ExecutableDefinition) =>
  new GraphQLError(message, { nodes: node, extensions: { code: "QUERY_TOO_LARGE" } });

/** The error that validation would report too, but only after comparing the fields. */
const cycleFault = () =>
  new GraphQLError("A fragment may not spread itself, not even through others.", {
    extensions: { code: "GRAPHQL_VALIDATION_FAILED" },
  });

/** Introspection is public and naturally deep: its depth and aliases do not count. */
const isIntrospection = (name: string) => name === "__schema" || name === "__type";

/**
 * Measures selection sets. Each fragment is measured once: without that, fragments that spread each other twice would be
 * visited 2ⁿ times.
 */
class Measure {
  private readonly sizes = new Map<string, Size>();
  private readonly begun = new Set<string>();
  /** A fragment measured so far spreads itself, directly or through others. */
  hasCycle = false;

  constructor(private readonly definitions: Fragments) {}

  sizeOf(set: SelectionSetNode): Size {
    const total = { ...NOTHING };
    for (const selection of set.selections) {
      const size = this.selectionSize(selection);
      total.depth = Math.max(total.depth, size.depth);
      total.aliases += size.aliases;
      total.selections += size.selections;
      total.rootFields += size.rootFields;
    }
    return total;
  }

  private selectionSize(selection: SelectionNode): Size {
    if (selection.kind === Kind.FRAGMENT_SPREAD) {
      const size = this.fragmentSize(selection.name.value);
      return { ...size, selections: size.selections + 1 };
    }
    const inner = selection.selectionSet ? this.sizeOf(selection.selectionSet) : NOTHING;
    const selections = inner.selections + 1;
    if (selection.kind === Kind.INLINE_FRAGMENT) return { ...inner, selections };
    const name = selection.name.value;
    const rootFields = name === "__typename" ? 0 : 1;
    if (isIntrospection(name)) return { ...NOTHING, selections, rootFields };
    const aliases = inner.aliases + (selection.alias ? 1 : 0);
    return { depth: inner.depth + 1, aliases, selections, rootFields };
  }

  private fragmentSize(name: string): Size {
    const known = this.sizes.get(name);
    if (known) return known;
    if (this.begun.has(name)) {
      this.hasCycle = true;
      return NOTHING;
    }
    this.begun.add(name);
    const fragment = this.definitions.get(name);
    const size = fragment ? this.sizeOf(fragment.selectionSet) : NOTHING;
    this.sizes.set(name, size);
    return size;
  }
}

/**
 * How many pairs of fields validation will compare. Fields with one response name in one place are merged, so it compares
 * each two of them, and each two of their subfields. Only for fragments without a cycle: otherwise it would not end.
 */
function pairsIn(sets: readonly SelectionSetNode[], fragments: Fragments): number {
  const fields = fieldsOf(sets, fragments);
  let pairs = 0;
  for (const same of fields.values()) {
    pairs += (same.length * (same.length - 1)) / 2;
    const inner = same.flatMap(({ selectionSet }) => (selectionSet ? [selectionSet] : []));
    pairs += pairsIn(inner, fragments);
  }
  return pairs;
}

/** Fields by response name; each fragment counts once. */
function fieldsOf(sets: readonly SelectionSetNode[], fragments: Fragments) {
  const fields = new Map<string, FieldNode[]>();
  const seen = new Set<string>();
  const collect = (selection: SelectionNode): void => {
    if (selection.kind === Kind.INLINE_FRAGMENT)
      return selection.selectionSet.selections.forEach(collect);
    if (selection.kind === Kind.FIELD) {
      const name = (selection.alias ?? selection.name).value;
      const same = fields.get(name);
      if (same) same.push(selection);
      else fields.set(name, [selection]);
      return;
    }
    const name = selection.name.value;
    if (seen.has(name)) return;
    seen.add(name);
    fragments.get(name)?.selectionSet.selections.forEach(collect);
  };
  for (const set of sets) set.selections.forEach(collect);
  return fields;
}

const isExecutableDefinition = (definition: DefinitionNode): definition is ExecutableDefinition =>
  definition.kind === Kind.OPERATION_DEFINITION || definition.kind === Kind.FRAGMENT_DEFINITION;

/**
 * What exceeds the limits in a document, or null. Runs before validation, whose time grows with the square of some of these
 * sizes, so unused fragments are measured too. Also allows only one mutation field per operation: several in one
 * request would multiply guesses past the rate limits.
 */
export function sizeFault({ definitions }: DocumentNode): GraphQLError | null {
  const executable = definitions.filter(isExecutableDefinition);
  const fragments = new Map(
    executable.flatMap((d) => (d.kind === Kind.FRAGMENT_DEFINITION ? [[d.name.value, d]] : [])),
  );
  const measure = new Measure(fragments);
  let selections = 0;
  for (const definition of executable) {
    const size = measure.sizeOf(definition.selectionSet);
    if (definition.kind === Kind.OPERATION_DEFINITION) selections += size.selections;
    const fault = faultOf(definition, {
      ...size,
      selections: Math.max(selections, size.selections),
    });
    if (fault) return fault;
  }
  if (measure.hasCycle) return cycleFault();
  let pairs = 0;
  for (const definition of executable) {
    pairs += pairsIn([definition.selectionSet], fragments);
    if (pairs > MAX_PAIRS)
      return tooLarge("Asks for the same fields too often; ask for each once.", definition);
  }
  return null;
}

/** Fragments are checked for their number of selections only: their depth counts where they are used. */
function faultOf(definition: ExecutableDefinition, size: Size): GraphQLError | null {
  const isOperation = definition.kind === Kind.OPERATION_DEFINITION;
  const bounds: [count: number, max: number, what: string][] = [
    [size.selections, MAX_SELECTIONS, "fields and fragments"],
    [isOperation ? size.depth : 0, MAX_DEPTH, "levels deep"],
    [isOperation ? size.aliases : 0, MAX_ALIASES, "aliases"],
  ];
  for (const [count, max, what] of bounds)
    if (count > max) return tooLarge(`${count} ${what}; at most ${max} are allowed.`, definition);
  const isMutation = isOperation && definition.operation === OperationTypeNode.MUTATION;
  if (isMutation && size.rootFields > 1)
    return tooLarge("One mutation field an operation, please.", definition);
  return null;
}
