/** An empty list, for a person whose account was deleted while the page was open. */
export const NO_RECORDS: {
  nodes: never[];
  pageInfo: { hasNextPage: boolean; endCursor: string | null };
} = { nodes: [], pageInfo: { hasNextPage: false, endCursor: null } };
