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
  /** Resolves when whoever watches the query is to be told of changes. */
  due: () => Promise<void>;
}

/**
 * Stands in for a query whose answer is known, as far as `useQuery` needs: it shows the answer, and becomes the real query when
 * it is due, or as soon as something else is asked of it, such as other variables.
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
    void due().then(() => {
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
  const known: object = {
    query: options.query,
    variables: options.variables ?? {},
    options: { ...options, fetchPolicy: "cache-first", initialFetchPolicy: "cache-first" },
    getCurrentResult: () => result,
    pipe: results.pipe.bind(results),
    subscribe: results.subscribe.bind(results),
  };
  return new Proxy(known, {
    get: (_known, key): unknown => {
      // By symbols, `useQuery` keeps notes of its own here.
      if (typeof key === "symbol" || (real === undefined && key in known))
        return Reflect.get(known, key);
      if (real !== undefined) return partOf(real, key);
      return (...args: unknown[]) => call(partOf(wake(), key), args);
    },
  }) as ObservableQuery<TData, TVariables>;
}

/** Methods may be called alone. */
function partOf(query: object, key: string): unknown {
  const part: unknown = Reflect.get(query, key, query);
  return typeof part === "function"
    ? (...args: unknown[]): unknown => Reflect.apply(part, query, args)
    : part;
}

function call(method: unknown, args: unknown[]): unknown {
  if (typeof method !== "function")
    throw new Error("A still query was asked for what no query has");
  return Reflect.apply(method, undefined, args);
}
