import { ApolloClient, ApolloLink, InMemoryCache } from "@apollo/client";
import type { NormalizedCacheObject } from "@apollo/client";
import { apiLink } from "../lib/api-link";
import { proofLink } from "../lib/session/proof-link";

/** The browser's client. @param state the cache of the server's client after rendering the page */
export function createBrowserClient(state: NormalizedCacheObject): ApolloClient {
  return new ApolloClient({
    link: ApolloLink.from([proofLink, apiLink]),
    cache: new InMemoryCache().restore(state),
  });
}
