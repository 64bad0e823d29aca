import {
  ApolloClient,
  ApolloLink,
  InMemoryCache,
  type Cache,
  type OperationVariables,
  type Reference,
} from "@apollo/client";
import type { DocumentNode } from "graphql";
import { apiLink } from "../lib/api-link";
import { used } from "../lib/idle";
import { proofLink } from "../lib/session/proof-link";
import { provideApollo } from "./make-apollo";
import type { PageAnswers } from "./page-answers";

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

  /** Writes what is shown already. */
  writeShown(): void {
    for (const query of this.answers.shown()) this.transformDocument(query);
  }

  /** The answers come first, since what is written now is newer. */
  override writeQuery<TData, TVariables extends OperationVariables>(
    options: Cache.WriteQueryOptions<TData, TVariables>,
  ): Reference | undefined {
    this.transformDocument(options.query);
    return super.writeQuery(options);
  }
}

/** This file is loaded when a page needs Apollo's client. */
provideApollo((answers) => {
  const cache = new PageCache(answers);
  return new ApolloClient({
    link: ApolloLink.from([shownFirst(cache), proofLink, apiLink]),
    cache,
  });
});

/** Has the cache know what the page shows before a newer answer arrives. What is asked before anyone uses the page is not about it. */
function shownFirst(cache: PageCache): ApolloLink {
  let isUsed = false;
  void used().then(() => (isUsed = true));
  return new ApolloLink((operation, forward) => {
    if (isUsed) cache.writeShown();
    return forward(operation);
  });
}
