import { useState } from "react";

/** Others change these lists, too: what is shown at once is checked with the server. */
export const FRESH = {
  ssr: false,
  fetchPolicy: "cache-and-network",
  notifyOnNetworkStatusChange: true,
} as const;

interface Connection<TNode> {
  nodes: TNode[];
  pageInfo: { hasNextPage: boolean; endCursor: string | null };
}

/** The part of a query's result that a list needs. */
interface ListQuery<TData> {
  data?: TData | undefined;
  error?: unknown;
  loading: boolean;
  refetch: () => Promise<unknown>;
  fetchMore: (options: {
    variables: { after: string };
    updateQuery: (before: TData, more: { fetchMoreResult: TData }) => TData;
  }) => Promise<unknown>;
}

export interface List<TNode> {
  /** Null while nothing has loaded. */
  nodes: readonly TNode[] | null;
  /** Why the last request for the first page failed; undefined if it did not. */
  error?: unknown;
  loading: boolean;
  /** Asks again for the first page. */
  refetch: () => Promise<unknown>;
  hasMore: boolean;
  more: () => void;
  moreFailed: boolean;
}

/**
 * The entries of a connection, which grows by a page at a time.
 * @param read returns the connection
 * @param write returns the data with these entries instead
 */
export function useList<TData, TNode>(
  query: ListQuery<NoInfer<TData>>,
  read: (data: TData) => Connection<TNode>,
  write: (data: NoInfer<TData>, nodes: TNode[]) => TData,
): List<TNode> {
  const { data, error, loading, refetch, fetchMore } = query;
  const [moreFailed, setMoreFailed] = useState(false);
  const connection = data === undefined ? null : read(data);
  const after = connection?.pageInfo.endCursor ?? "";
  const more = async () => {
    setMoreFailed(false);
    try {
      await fetchMore({
        variables: { after },
        updateQuery: (before, { fetchMoreResult }) =>
          write(fetchMoreResult, [...read(before).nodes, ...read(fetchMoreResult).nodes]),
      });
    } catch {
      setMoreFailed(true);
    }
  };
  return {
    nodes: connection?.nodes ?? null,
    error,
    loading,
    refetch,
    hasMore: connection?.pageInfo.hasNextPage ?? false,
    more: () => void more(),
    moreFailed,
  };
}
