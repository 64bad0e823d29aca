import { ApolloClient, ApolloLink, InMemoryCache, Observable } from "@apollo/client";
import type { NormalizedCacheObject } from "@apollo/client";
import type { DocumentNode, ExecutionResult } from "graphql";
import { apiLink } from "../lib/api-link";
import { proofLink } from "../lib/session/proof-link";

/** Runs one operation inside the server's process, as an anonymous visitor. */
export type Execute = (request: {
  query: DocumentNode;
  variables: Record<string, unknown>;
  operationName?: string;
}) => Promise<ExecutionResult>;

/** The browser's client. @param state the cache of the server's client after rendering the page */
export function createBrowserClient(state: NormalizedCacheObject): ApolloClient {
  return new ApolloClient({
    link: ApolloLink.from([proofLink, apiLink]),
    cache: new InMemoryCache().restore(state),
  });
}

const inProcessLink = (execute: Execute) =>
  new ApolloLink(
    ({ query, variables, operationName }) =>
      new Observable((observer) => {
        execute({ query, variables, operationName }).then(
          ({ data, errors, extensions }) => {
            observer.next({ data, errors: errors?.map((error) => error.toJSON()), extensions });
            observer.complete();
          },
          (error: unknown) => observer.error(error),
        );
      }),
  );

/**
 * Keeps what was read from a page's cache until something is written: several components read the same list, and reading it is a
 * sixth of rendering them. Apollo's own way of remembering results, made for caches that live long, would cost a tenth.
 */
function rememberReads(cache: InMemoryCache): void {
  const known = new Map<DocumentNode, Map<string, unknown>>();
  const diff = cache.diff.bind(cache);
  const write = cache.write.bind(cache);
  const read = (options: Parameters<typeof diff>[0]) => {
    const results = known.get(options.query) ?? new Map<string, unknown>();
    known.set(options.query, results);
    const key = JSON.stringify([options.id, options.variables, options.returnPartialData]);
    if (!results.has(key)) results.set(key, diff(options));
    return results.get(key);
  };
  cache.diff = read as InMemoryCache["diff"];
  cache.write = (options) => {
    known.clear();
    return write(options);
  };
}

/** One client per request: a shared client would leak one visitor's data to the next. */
export function createServerClient(execute: Execute): {
  client: ApolloClient;
  cache: InMemoryCache;
} {
  const cache = new InMemoryCache({ resultCaching: false });
  rememberReads(cache);
  return {
    client: new ApolloClient({ ssrMode: true, link: inProcessLink(execute), cache }),
    cache,
  };
}
