import { ApolloClient, type ObservableQuery, type OperationVariables } from "@apollo/client";
import { idle, used } from "../lib/idle";
import type { PageAnswers } from "./page-answers";
import { stillQuery } from "./still-query";

/**
 * A client that shows the answers of the page as they came. It writes them to the cache and watches their queries once someone uses
 * the page: at once, that would take as long as the rest of hydration.
 */
export class PageClient extends ApolloClient {
  private readonly due = used().then(idle);

  constructor(
    private readonly answers: PageAnswers,
    options: ApolloClient.Options,
  ) {
    super(options);
  }

  override watchQuery<TData, TVariables extends OperationVariables = OperationVariables>(
    options: ApolloClient.WatchQueryOptions<TData, TVariables>,
  ): ObservableQuery<TData, TVariables> {
    const { query, variables, fetchPolicy = "cache-first" } = options;
    const start = () => super.watchQuery<TData, TVariables>(options);
    const data = fetchPolicy === "cache-first" ? this.answers.find(query, variables) : undefined;
    if (data === undefined) return start();
    return stillQuery({ options, data, start, due: this.due });
  }
}
