import type { OperationVariables } from "@apollo/client";
import { getOperationName } from "@apollo/client/utilities/internal";
import type { DocumentNode } from "graphql";
import type { PageAnswer } from "./app-state";

/** The answers that came with the page, until the cache has them. */
export class PageAnswers {
  private readonly unwritten = new Map<string, PageAnswer[]>();

  constructor(answers: readonly PageAnswer[]) {
    for (const answer of answers)
      this.unwritten.set(answer.name, [...(this.unwritten.get(answer.name) ?? []), answer]);
  }

  /** @returns what the server was told, if the cache doesn't have it yet */
  find(query: DocumentNode, variables: OperationVariables = {}): PageAnswer["data"] | undefined {
    const answers = this.unwritten.get(getOperationName(query, ""));
    // As the server's code made them, in the same order.
    const asked = JSON.stringify(variables);
    return answers?.find((answer) => JSON.stringify(answer.variables) === asked)?.data;
  }

  /** @returns the answers to a query, for the cache; once */
  take(query: DocumentNode): readonly PageAnswer[] {
    const name = getOperationName(query, "");
    const answers = this.unwritten.get(name) ?? [];
    this.unwritten.delete(name);
    return answers;
  }
}
