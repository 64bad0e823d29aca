import { ApolloClient, ApolloLink, InMemoryCache } from "@apollo/client";
import { getOperationName } from "@apollo/client/utilities/internal";
import type { DocumentNode } from "graphql";
import { apiLink } from "../lib/api-link";
import { proofLink } from "../lib/session/proof-link";
import type { PageAnswer } from "./app-state";

/** A cache with the answers that came with the page. */
class PageCache extends InMemoryCache {
  private readonly unwritten: Map<string, PageAnswer[]>;

  constructor(answers: readonly PageAnswer[]) {
    super();
    this.unwritten = new Map(
      answers.map(({ name }) => [name, answers.filter((one) => one.name === name)]),
    );
  }

  /** Called when a query is first used. Its answers are written now: before, its document was not known. */
  override transformDocument(document: DocumentNode): DocumentNode {
    const query = super.transformDocument(document);
    const name = getOperationName(document, "");
    const answers = this.unwritten.get(name) ?? [];
    this.unwritten.delete(name);
    for (const { variables, data } of answers) this.writeQuery({ query, variables, data });
    return query;
  }
}

/** The browser's client. @param answers what the server was told when it rendered the page */
export function createBrowserClient(answers: readonly PageAnswer[]): ApolloClient {
  return new ApolloClient({
    link: ApolloLink.from([proofLink, apiLink]),
    cache: new PageCache(answers),
  });
}
