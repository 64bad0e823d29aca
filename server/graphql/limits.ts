import {
  GraphQLError,
  Kind,
  OperationTypeNode,
  type ASTVisitor,
  type FragmentDefinitionNode,
  type OperationDefinitionNode,
  type SelectionSetNode,
  type ValidationContext,
  type ValidationRule,
} from "graphql";

/** What one operation may ask for. Cost has its own plugin because it needs the variables. */
export const MAX_DEPTH = 8;
export const MAX_ALIASES = 15;

const refuse = (context: ValidationContext, message: string, node: OperationDefinitionNode) =>
  context.reportError(
    new GraphQLError(message, { nodes: node, extensions: { code: "QUERY_TOO_LARGE" } }),
  );

/** Introspection is public and deep by nature; its own fields do not count. */
const isIntrospection = (name: string) => name === "__schema" || name === "__type";

function measure(set: SelectionSetNode, context: ValidationContext, path: readonly string[]): Size {
  const total: Size = { depth: 0, aliases: 0 };
  for (const selection of set.selections) {
    if (selection.kind === Kind.FIELD && isIntrospection(selection.name.value)) continue;
    const inner = innerSet(selection, context, path);
    const size = inner ? measure(inner.set, context, inner.path) : { depth: 0, aliases: 0 };
    const isField = selection.kind === Kind.FIELD;
    total.depth = Math.max(total.depth, size.depth + (isField ? 1 : 0));
    total.aliases += size.aliases + (isField && selection.alias ? 1 : 0);
  }
  return total;
}

interface Size {
  depth: number;
  aliases: number;
}

/** What a selection leads into; a fragment that leads back into itself is another rule's error. */
function innerSet(
  selection: SelectionSetNode["selections"][number],
  context: ValidationContext,
  path: readonly string[],
): { set: SelectionSetNode; path: readonly string[] } | null {
  if (selection.kind !== Kind.FRAGMENT_SPREAD)
    return selection.selectionSet ? { set: selection.selectionSet, path } : null;
  const name = selection.name.value;
  const fragment: FragmentDefinitionNode | null | undefined = context.getFragment(name);
  if (!fragment || path.includes(name)) return null;
  return { set: fragment.selectionSet, path: [...path, name] };
}

export const sizeLimit: ValidationRule = (context): ASTVisitor => ({
  OperationDefinition(operation) {
    const { depth, aliases } = measure(operation.selectionSet, context, []);
    if (depth > MAX_DEPTH)
      refuse(context, `Nested ${depth} levels deep; at most ${MAX_DEPTH} are allowed.`, operation);
    if (aliases > MAX_ALIASES)
      refuse(context, `${aliases} aliases; at most ${MAX_ALIASES} are allowed.`, operation);
  },
});

/** One change an operation: several in one request would multiply guesses past the rate limits. */
export const oneMutation: ValidationRule = (context): ASTVisitor => ({
  OperationDefinition(operation) {
    if (operation.operation !== OperationTypeNode.MUTATION) return;
    if (rootFields(operation.selectionSet, context, []) > 1)
      refuse(context, "One mutation field an operation, please.", operation);
  },
});

function rootFields(
  set: SelectionSetNode,
  context: ValidationContext,
  path: readonly string[],
): number {
  let count = 0;
  for (const selection of set.selections) {
    if (selection.kind === Kind.FIELD) count += selection.name.value === "__typename" ? 0 : 1;
    else {
      const inner = innerSet(selection, context, path);
      if (inner) count += rootFields(inner.set, context, inner.path);
    }
  }
  return count;
}
