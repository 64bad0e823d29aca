import {
  Kind,
  type FragmentDefinitionNode,
  type GraphQLResolveInfo,
  type SelectionSetNode,
} from "graphql";

/** Whether the query under this field asks anywhere for one of `names`: columns nobody asks for stay unread. */
export function selects(info: GraphQLResolveInfo, ...names: string[]): boolean {
  const search = { wanted: new Set(names), fragments: info.fragments, seen: new Set<string>() };
  return info.fieldNodes.some((node) => within(node.selectionSet, search));
}

interface Search {
  wanted: ReadonlySet<string>;
  fragments: Record<string, FragmentDefinitionNode>;
  /** Fragments looked through already: a second look finds nothing new. */
  seen: Set<string>;
}

function within(set: SelectionSetNode | undefined, search: Search): boolean {
  return (set?.selections ?? []).some((selection) => {
    if (selection.kind === Kind.FRAGMENT_SPREAD) {
      const name = selection.name.value;
      if (search.seen.has(name)) return false;
      search.seen.add(name);
      return within(search.fragments[name]?.selectionSet, search);
    }
    if (selection.kind === Kind.FIELD && search.wanted.has(selection.name.value)) return true;
    return within(selection.selectionSet, search);
  });
}
