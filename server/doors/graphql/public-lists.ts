import { Kind, OperationTypeNode, type OperationDefinitionNode } from "graphql";

/** Lists that are the same for every visitor, and that nobody counts. */
const PUBLIC_LISTS = new Set(["jobs", "companies"]);

/** Whether an operation asks for nothing but public lists. */
export const asksForPublicLists = ({ operation, selectionSet }: OperationDefinitionNode): boolean =>
  operation === OperationTypeNode.QUERY &&
  selectionSet.selections.every(
    (selection) => selection.kind === Kind.FIELD && PUBLIC_LISTS.has(selection.name.value),
  );
