import type { OperationVariables } from "@apollo/client";
import { getOperationName } from "@apollo/client/utilities/internal";
import type { DocumentNode } from "graphql";
import type { PageAnswer } from "./app-state";

/** The answers that came with the page, until the cache has them. */
export class PageAnswers {
  private readonly unwritten = new Map<string, PageAnswer[]>();
  /** The queries that were asked for, by name. */
  private readonly asked = new Map<string, DocumentNode>();

  constructor(answers: readonly PageAnswer[]) {
    for (const answer of answers)
      this.unwritten.set(answer.name, [...(this.unwritten.get(answer.name) ?? []), answer]);
  }

  /** @returns what the server was told, if the cache doesn't have it yet */
  find(query: DocumentNode, variables: OperationVariables = {}): PageAnswer["data"] | undefined {
    const name = getOperationName(query, "");
    const answers = this.unwritten.get(name);
    // As the server's code made them, in the same order.
    const wanted = JSON.stringify(variables);
    const answer = answers?.find((one) => JSON.stringify(one.variables) === wanted);
    if (answer !== undefined) this.asked.set(name, query);
    return answer?.data;
  }

  /** @returns the queries whose answers are shown, but not in the cache yet */
  shown(): readonly DocumentNode[] {
    return [...this.asked.values()];
  }

  /** @returns the answers to a query, for the cache; once */
  take(query: DocumentNode): readonly PageAnswer[] {
    const name = getOperationName(query, "");
    const answers = this.unwritten.get(name) ?? [];
    this.unwritten.delete(name);
    this.asked.delete(name);
    return answers;
  }
}
