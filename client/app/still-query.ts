import {
  NetworkStatus,
  Observable,
  type ApolloClient,
  type ObservableQuery,
  type OperationVariables,
} from "@apollo/client";

interface Still<TData, TVariables extends OperationVariables> {
  options: ApolloClient.WatchQueryOptions<TData, TVariables>;
  /** The answer to the query. */
  data: object;
  /** Makes the real query, which knows the answer, too. */
  start: () => ObservableQuery<TData, TVariables>;
  /** Resolves when watchers should start to get changes. */
  due: Promise<void>;
}

/** What `useQuery` asks of a query beside its answer. */
const WAKING = [
  "applyOptions",
  "fetchMore",
  "refetch",
  "reobserve",
  "startPolling",
  "stopPolling",
  "subscribeToMore",
  "updateQuery",
];

/**
 * Replaces a query whose answer is known, with just what `useQuery` needs from it: it shows the answer, and becomes the real query
 * when it is due, or as soon as something else is asked of it, such as other variables.
 */
export function stillQuery<TData, TVariables extends OperationVariables>({
  options,
  data,
  start,
  due,
}: Still<TData, TVariables>): ObservableQuery<TData, TVariables> {
  let real: ObservableQuery<TData, TVariables> | undefined;
  const watchers = new Set<() => void>();
  const wake = () => {
    if (real !== undefined) return real;
    real = start();
    for (const watch of watchers) watch();
    watchers.clear();
    return real;
  };
  const results = new Observable<unknown>((watcher) => {
    const watch = () => void watcher.add(wake().subscribe(watcher));
    if (real !== undefined) return watch();
    watchers.add(watch);
    watcher.add(() => watchers.delete(watch));
    void due.then(() => {
      if (watchers.has(watch)) wake();
    });
  });
  const result = {
    data,
    dataState: "complete",
    loading: false,
    networkStatus: NetworkStatus.ready,
    partial: false,
  };
  const waking = (method: string): [string, unknown] => [
    method,
    (...args: unknown[]) => (partOf(wake(), method) as (...args: unknown[]) => unknown)(...args),
  ];
  const known: object = {
    ...Object.fromEntries(WAKING.map(waking)),
    query: options.query,
    variables: options.variables ?? {},
    options: { ...options, fetchPolicy: "cache-first", initialFetchPolicy: "cache-first" },
    getCurrentResult: () => result,
    pipe: results.pipe.bind(results),
    subscribe: results.subscribe.bind(results),
  };
  return new Proxy(known, {
    get: (_known, key): unknown => {
      // `useQuery` stores its own notes here, under symbols.
      if (real === undefined || typeof key === "symbol") return Reflect.get(known, key);
      return partOf(real, key);
    },
  }) as ObservableQuery<TData, TVariables>;
}

/** Methods may be called without their object. */
function partOf(query: object, key: string): unknown {
  const part: unknown = Reflect.get(query, key);
  return typeof part === "function"
    ? (...args: unknown[]): unknown => Reflect.apply(part, query, args)
    : part;
}
