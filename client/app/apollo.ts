import { ApolloLink, InMemoryCache } from "@apollo/client";
import type { DocumentNode } from "graphql";
import { apiLink } from "../lib/api-link";
import { proofLink } from "../lib/session/proof-link";
import type { PageAnswer } from "./app-state";
import { PageAnswers } from "./page-answers";
import { PageClient } from "./page-client";

/** A cache with the answers that came with the page. */
class PageCache extends InMemoryCache {
  constructor(private readonly answers: PageAnswers) {
    super();
  }

  /** Called when a query is first used. Its answers are written now: before, its document was not known. */
  override transformDocument(document: DocumentNode): DocumentNode {
    const query = super.transformDocument(document);
    for (const { variables, data } of this.answers.take(document))
      this.writeQuery({ query, variables, data });
    return query;
  }
}

/** The browser's client. @param answers what the server was told when it rendered the page */
export function createBrowserClient(answers: readonly PageAnswer[]): PageClient {
  const unwritten = new PageAnswers(answers);
  return new PageClient(unwritten, {
    link: ApolloLink.from([proofLink, apiLink]),
    cache: new PageCache(unwritten),
  });
}
