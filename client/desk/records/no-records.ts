/** The lists of a person who is gone. */
export const NO_RECORDS: {
  nodes: never[];
  pageInfo: { hasNextPage: boolean; endCursor: string | null };
} = { nodes: [], pageInfo: { hasNextPage: false, endCursor: null } };
