import { ApolloClient, ApolloLink, InMemoryCache, Observable } from "@apollo/client";
import type { NormalizedCacheObject } from "@apollo/client";
import UploadHttpLink from "apollo-upload-client/UploadHttpLink.mjs";
import type { DocumentNode, ExecutionResult } from "graphql";
import { fetchWithProgress } from "../lib/xhr-fetch";

/** Runs one operation inside the server's process, as an anonymous visitor. */
export type Execute = (request: {
  query: DocumentNode;
  variables: Record<string, unknown>;
  operationName?: string;
}) => Promise<ExecutionResult>;

/** The browser's client; `state` is what the server's client held when it rendered the page. */
export function createBrowserClient(state: NormalizedCacheObject): ApolloClient {
  const link = new UploadHttpLink({
    uri: "/graphql",
    credentials: "same-origin",
    // Lets multipart requests through the API's cross-site request guard.
    headers: { "Apollo-Require-Preflight": "true" },
    fetch: fetchWithProgress,
  });
  return new ApolloClient({ link, cache: new InMemoryCache().restore(state) });
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

/** One client a request: a shared one would leak one visitor's answers to the next. */
export function createServerClient(execute: Execute): {
  client: ApolloClient;
  cache: InMemoryCache;
} {
  const cache = new InMemoryCache();
  return {
    client: new ApolloClient({ ssrMode: true, link: inProcessLink(execute), cache }),
    cache,
  };
}
