import {
  getNamedType,
  isInterfaceType,
  isObjectType,
  Kind,
  type FieldNode,
  type FragmentDefinitionNode,
  type GraphQLNamedType,
  type GraphQLOutputType,
  type GraphQLResolveInfo,
  type SelectionSetNode,
} from "graphql";

/**
 * Whether the query under this field requests one of these fields of this type anywhere, so that unused columns need not be
 * read. A field with the same name on another type does not count.
 */
export function selects(info: GraphQLResolveInfo, type: string, ...names: string[]): boolean {
  const selected = selectedFields(info, type);
  return names.some((name) => selected.has(name));
}

/** What was found under a field of a document. Apollo keeps documents that are asked for again. */
interface Known {
  returnType: GraphQLOutputType;
  byType: Map<string, ReadonlySet<string>>;
}
const known = new WeakMap<FieldNode, Known>();

/** The names of all fields of this type that the query under this field requests, wherever they are. */
export function selectedFields(info: GraphQLResolveInfo, type: string): ReadonlySet<string> {
  const [node, other] = info.fieldNodes;
  // Several nodes are one field merged from fragments, which one node alone cannot stand for.
  if (!node || other) return searched(info, type);
  const before = known.get(node);
  const isSame = before?.returnType === info.returnType;
  const byType = isSame ? before.byType : new Map<string, ReadonlySet<string>>();
  const fields = byType.get(type) ?? searched(info, type);
  byType.set(type, fields);
  if (!isSame) known.set(node, { returnType: info.returnType, byType });
  return fields;
}

function searched(info: GraphQLResolveInfo, type: string): ReadonlySet<string> {
  const search = { type, info, found: new Set<string>(), seen: new Set<string>() };
  const parent = getNamedType(info.returnType);
  for (const node of info.fieldNodes) within(node.selectionSet, parent, search);
  return search.found;
}

interface Search {
  type: string;
  info: GraphQLResolveInfo;
  found: Set<string>;
  /** Fragments already visited; visiting one again would find nothing new. */
  seen: Set<string>;
}

function within(
  set: SelectionSetNode | undefined,
  parent: GraphQLNamedType | undefined,
  search: Search,
): void {
  for (const selection of set?.selections ?? []) {
    if (selection.kind === Kind.FRAGMENT_SPREAD)
      spread(search.info.fragments[selection.name.value], search);
    else if (selection.kind === Kind.INLINE_FRAGMENT) {
      const narrowed = selection.typeCondition?.name.value;
      const on = narrowed === undefined ? parent : search.info.schema.getType(narrowed);
      within(selection.selectionSet, on, search);
    } else {
      const name = selection.name.value;
      if (parent?.name === search.type) search.found.add(name);
      within(selection.selectionSet, typeOfField(parent, name), search);
    }
  }
}

function spread(fragment: FragmentDefinitionNode | undefined, search: Search): void {
  if (!fragment || search.seen.has(fragment.name.value)) return;
  search.seen.add(fragment.name.value);
  const on = search.info.schema.getType(fragment.typeCondition.name.value);
  within(fragment.selectionSet, on, search);
}

function typeOfField(parent: GraphQLNamedType | undefined, name: string) {
  if (!isObjectType(parent) && !isInterfaceType(parent)) return undefined;
  const field = parent.getFields()[name];
  return field && getNamedType(field.type);
}
