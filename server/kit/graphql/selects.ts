import {
  getNamedType,
  isInterfaceType,
  isObjectType,
  Kind,
  type FragmentDefinitionNode,
  type GraphQLNamedType,
  type GraphQLResolveInfo,
  type SelectionSetNode,
} from "graphql";

/**
 * Whether the query under this field requests one of these fields of this type anywhere, so that unused columns need not be
 * read. A field with the same name on another type does not count.
 */
export function selects(info: GraphQLResolveInfo, type: string, ...names: string[]): boolean {
  const search = { type, wanted: new Set(names), info, seen: new Set<string>() };
  const parent = getNamedType(info.returnType);
  return info.fieldNodes.some((node) => within(node.selectionSet, parent, search));
}

interface Search {
  type: string;
  wanted: ReadonlySet<string>;
  info: GraphQLResolveInfo;
  /** Fragments already visited; visiting one again would find nothing new. */
  seen: Set<string>;
}

function within(
  set: SelectionSetNode | undefined,
  parent: GraphQLNamedType | undefined,
  search: Search,
): boolean {
  return (set?.selections ?? []).some((selection) => {
    if (selection.kind === Kind.FRAGMENT_SPREAD)
      return spreads(search.info.fragments[selection.name.value], search);
    if (selection.kind === Kind.INLINE_FRAGMENT) {
      const narrowed = selection.typeCondition?.name.value;
      const on = narrowed === undefined ? parent : search.info.schema.getType(narrowed);
      return within(selection.selectionSet, on, search);
    }
    const name = selection.name.value;
    if (parent?.name === search.type && search.wanted.has(name)) return true;
    return within(selection.selectionSet, typeOfField(parent, name), search);
  });
}

function spreads(fragment: FragmentDefinitionNode | undefined, search: Search): boolean {
  if (!fragment || search.seen.has(fragment.name.value)) return false;
  search.seen.add(fragment.name.value);
  const on = search.info.schema.getType(fragment.typeCondition.name.value);
  return within(fragment.selectionSet, on, search);
}

function typeOfField(parent: GraphQLNamedType | undefined, name: string) {
  if (!isObjectType(parent) && !isInterfaceType(parent)) return undefined;
  const field = parent.getFields()[name];
  return field && getNamedType(field.type);
}
