import type { OperationVariables } from "@apollo/client";
import { getOperationName } from "@apollo/client/utilities/internal";
import type { DocumentNode } from "graphql";
import type { PageAnswer } from "./app-state";

type Asked = Omit<PageAnswer, "data">;

interface Takeover {
  done: Promise<void>;
  finish: () => void;
}

function isAnswerTo(query: DocumentNode, variables: OperationVariables = {}) {
  const name = getOperationName(query, "");
  // As the server's code made them, in the same order.
  const wanted = JSON.stringify(variables);
  return (one: Asked) => one.name === name && JSON.stringify(one.variables) === wanted;
}

/** The answers that came with the page, until the cache has them. */
export class PageAnswers {
  private readonly unwritten = new Map<string, PageAnswer[]>();
  /** The queries that were asked for, by name. */
  private readonly asked = new Map<string, DocumentNode>();

  /** The answers on their way: whether they came. */
  private arriving: (Asked & { arrival: Promise<boolean> })[] = [];
  /** When Apollo's cache takes over, by the names of the queries. */
  private readonly takeovers = new Map<string, Takeover>();

  constructor(answers: readonly PageAnswer[]) {
    for (const answer of answers) this.add(answer);
  }

  /** Has the page wait for an answer that was asked for. @param data nothing if there is none */
  expect(asked: Asked, data: Promise<PageAnswer["data"] | null | undefined>): void {
    const arriving = {
      ...asked,
      arrival: data.then((known) => {
        // Something newer may have been written meanwhile.
        if (!known || !this.arriving.includes(arriving)) return false;
        this.add({ ...asked, data: known });
        return true;
      }),
    };
    this.arriving.push(arriving);
  }

  /** @returns whether an answer that was asked for has come; undefined if none was */
  arrival(query: DocumentNode, variables?: OperationVariables): Promise<boolean> | undefined {
    const isWanted = isAnswerTo(query, variables);
    return this.arriving.find(isWanted)?.arrival;
  }

  /** Nothing that is on its way counts anymore: after a sign-in, it would say that no one is here. */
  expectNothing(): void {
    this.arriving = [];
  }

  /** Resolves once Apollo's cache has the answers to a query: from then on, it may have newer ones. */
  taken(query: DocumentNode): Promise<void> {
    return this.takeoverOf(getOperationName(query, "")).done;
  }

  /** @returns what the server was told, if the cache doesn't have it yet */
  find(query: DocumentNode, variables?: OperationVariables): PageAnswer["data"] | undefined {
    const name = getOperationName(query, "");
    const answer = this.unwritten.get(name)?.find(isAnswerTo(query, variables));
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
    this.arriving = this.arriving.filter((one) => one.name !== name);
    this.takeoverOf(name).finish();
    return answers;
  }

  private takeoverOf(name: string): Takeover {
    const known = this.takeovers.get(name);
    if (known !== undefined) return known;
    let finish = () => {};
    const done = new Promise<void>((resolve) => (finish = resolve));
    const takeover = { done, finish };
    this.takeovers.set(name, takeover);
    return takeover;
  }

  private add(answer: PageAnswer): void {
    this.unwritten.set(answer.name, [...(this.unwritten.get(answer.name) ?? []), answer]);
  }
}
