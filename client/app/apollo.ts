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

/** One client per request: a shared client would leak one visitor's data to the next. */
export function createServerClient(execute: Execute): {
  client: ApolloClient;
  cache: InMemoryCache;
} {
  // A page reads each result once: remembering results would cost a tenth of its rendering.
  const cache = new InMemoryCache({ resultCaching: false });
  return {
    client: new ApolloClient({ ssrMode: true, link: inProcessLink(execute), cache }),
    cache,
  };
}
