import { ApolloClient, ApolloLink, InMemoryCache, NetworkStatus } from "@apollo/client";
import type { OperationVariables, TypedDocumentNode } from "@apollo/client";
import type { useQuery } from "@apollo/client/react";
import { wrapperSymbol, type HookWrappers } from "@apollo/client/react/internal";
import { getOperationName } from "@apollo/client/utilities/internal";
import type { DocumentNode, ExecutionResult } from "graphql";
import type { Prefetched, ReadsQueries } from "../lib/page";
import type { PageAnswer } from "./app-state";

/** Runs one operation inside the server's process, as an anonymous visitor. */
export type Execute = (request: {
  query: DocumentNode;
  variables: Record<string, unknown>;
  operationName: string;
}) => Promise<ExecutionResult>;

/** For hooks that want a client, and use it only in the browser. */
export const idleClient = new ApolloClient({
  ssrMode: true,
  link: ApolloLink.empty(),
  cache: new InMemoryCache(),
});

/**
 * The answers to one page's queries. Its components read them as they came: a client of Apollo's, with its cache, would take longer
 * than rendering the page.
 */
export class PageData implements ReadsQueries {
  private readonly answers = new Map<DocumentNode, Map<string, PageAnswer>>();

  constructor(private readonly execute: Execute) {}

  readonly prefetch = async <TData, TVariables extends OperationVariables>(
    query: TypedDocumentNode<TData, TVariables>,
    variables: TVariables,
  ): Promise<Prefetched<TData>> => {
    if (!this.find(query, variables)) await this.load(query, variables).catch(() => undefined);
    const data = this.find(query, variables) as TData | undefined;
    return { data, failed: data === undefined };
  };

  readQuery<TData, TVariables extends OperationVariables>(asked: {
    query: TypedDocumentNode<TData, TVariables>;
    variables?: TVariables;
  }): TData | null {
    return (this.find(asked.query, asked.variables) as TData | undefined) ?? null;
  }

  /** A value for Apollo's context: its hooks return this page's data, or say that they are loading. */
  get context(): { [wrapperSymbol]: HookWrappers } {
    const useAnswer = (
      query: DocumentNode,
      { skip = false, ssr = true, variables }: Options = {},
    ) => {
      const data = skip || !ssr ? undefined : this.find(query, variables);
      const loading = data === undefined && !skip;
      return {
        data,
        loading,
        networkStatus: loading ? NetworkStatus.loading : NetworkStatus.ready,
      };
    };
    return { [wrapperSymbol]: { useQuery: () => useAnswer as typeof useQuery } };
  }

  /** All answers, for the browser. */
  get all(): PageAnswer[] {
    return [...this.answers.values()].flatMap((answers) => [...answers.values()]);
  }

  private async load(query: DocumentNode, variables: OperationVariables): Promise<void> {
    const name = getOperationName(query, "");
    const { data, errors } = await this.execute({
      // With `__typename`, which the browser's cache needs.
      query: idleClient.cache.transformDocument(query),
      variables,
      operationName: name,
    });
    if (!data || errors?.length) return;
    const answers = this.answers.get(query) ?? new Map<string, PageAnswer>();
    this.answers.set(query, answers);
    answers.set(keyOf(variables), { name, variables, data });
  }

  private find(
    query: DocumentNode,
    variables?: OperationVariables,
  ): PageAnswer["data"] | undefined {
    return this.answers.get(query)?.get(keyOf(variables))?.data;
  }
}

const keyOf = (variables: OperationVariables = {}): string => JSON.stringify(variables);

/** Those options of `useQuery` that matter to the server. */
interface Options {
  variables?: OperationVariables;
  ssr?: boolean;
  skip?: boolean;
}
