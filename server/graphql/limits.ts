import {
  GraphQLError,
  Kind,
  OperationTypeNode,
  type ASTVisitor,
  type OperationDefinitionNode,
  type SelectionNode,
  type SelectionSetNode,
  type ValidationContext,
  type ValidationRule,
} from "graphql";

/** What one operation may ask for. Cost has its own plugin because it needs the variables. */
export const MAX_DEPTH = 8;
export const MAX_ALIASES = 15;
/** Fields and fragments, each counted as often as it is used: what every later step has to walk. */
export const MAX_SELECTIONS = 1000;

interface Size {
  depth: number;
  aliases: number;
  selections: number;
  /** Fields of the operation itself, through fragments. */
  rootFields: number;
}

const NOTHING: Size = { depth: 0, aliases: 0, selections: 0, rootFields: 0 };

const refuse = (context: ValidationContext, message: string, node: OperationDefinitionNode) =>
  context.reportError(
    new GraphQLError(message, { nodes: node, extensions: { code: "QUERY_TOO_LARGE" } }),
  );

/** Introspection is public and deep by nature: its depth and aliases do not count. */
const isIntrospection = (name: string) => name === "__schema" || name === "__type";

/**
 * Sizes of selection sets. Every fragment is measured once: fragments that spread each other twice would otherwise
 * be walked 2ⁿ times.
 */
class Measure {
  private readonly fragments = new Map<string, Size>();

  constructor(private readonly context: ValidationContext) {}

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
    const known = this.fragments.get(name);
    if (known) return known;
    // While it is measured it counts as nothing: leading back into itself is another rule's error.
    this.fragments.set(name, NOTHING);
    const fragment = this.context.getFragment(name);
    const size = fragment ? this.sizeOf(fragment.selectionSet) : NOTHING;
    this.fragments.set(name, size);
    return size;
  }
}

/** Also holds operations to one change each: several in one request would multiply guesses past the rate limits. */
export const sizeLimit: ValidationRule = (context): ASTVisitor => {
  const measure = new Measure(context);
  return {
    OperationDefinition(operation) {
      const { depth, aliases, selections, rootFields } = measure.sizeOf(operation.selectionSet);
      const allow = (count: number, max: number, what: string) => {
        if (count > max)
          refuse(context, `${count} ${what}; at most ${max} are allowed.`, operation);
      };
      allow(depth, MAX_DEPTH, "levels deep");
      allow(aliases, MAX_ALIASES, "aliases");
      allow(selections, MAX_SELECTIONS, "fields and fragments");
      if (operation.operation === OperationTypeNode.MUTATION && rootFields > 1)
        refuse(context, "One mutation field an operation, please.", operation);
    },
  };
};
