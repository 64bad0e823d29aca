import {
  Kind,
  type FragmentDefinitionNode,
  type GraphQLResolveInfo,
  type SelectionSetNode,
} from "graphql";

/** Whether the query under this field asks anywhere for one of `names`: columns nobody asks for stay unread. */
export function selects(info: GraphQLResolveInfo, ...names: string[]): boolean {
  const wanted = new Set(names);
  return info.fieldNodes.some((node) => within(node.selectionSet, wanted, info.fragments));
}

function within(
  set: SelectionSetNode | undefined,
  wanted: Set<string>,
  fragments: Record<string, FragmentDefinitionNode>,
): boolean {
  return (set?.selections ?? []).some((selection) => {
    if (selection.kind === Kind.FRAGMENT_SPREAD)
      return within(fragments[selection.name.value]?.selectionSet, wanted, fragments);
    if (selection.kind === Kind.FIELD && wanted.has(selection.name.value)) return true;
    return within(selection.selectionSet, wanted, fragments);
  });
}
