import { randomInt } from "node:crypto";
import { setTimeout as delay } from "node:timers/promises";
import { someNetwork } from "../site/answers.js";

const QUERIES = [
  "query ($first: Int!) { jobs(first: $first) { nodes { id role salary company { name } } } }",
  "query ($first: Int!) { companies(first: $first) { nodes { id name location } } }",
  "query ($first: Int!) { jobs(first: 1) { nodes { id description similarJobs(first: $first) { id role } } } }",
];

/** Visitors without a session who look at lists, each from a network of their own. */
export class Readers {
  readonly statuses: number[] = [];
  private isOver = false;
  private readonly working: Promise<unknown>;

  constructor(
    private readonly origin: string,
    count = 4,
  ) {
    this.working = Promise.all(Array.from({ length: count }, () => this.keepReading()));
  }

  get failed(): number {
    return this.statuses.filter((status) => status !== 200).length;
  }

  async end(): Promise<void> {
    this.isOver = true;
    await this.working;
  }

  private async keepReading(): Promise<void> {
    while (!this.isOver) {
      const answer = await this.read().catch(() => null);
      const text = await answer?.text().catch(() => "");
      const isRight = answer?.status === 200 && !text?.includes('"errors"');
      this.statuses.push(
        isRight ? 200 : (answer?.status ?? 0) === 200 ? 500 : (answer?.status ?? 0),
      );
      await delay(20);
    }
  }

  private read(): Promise<Response> {
    const query = QUERIES[randomInt(QUERIES.length)];
    return fetch(`${this.origin}/graphql`, {
      method: "POST",
      headers: { "content-type": "application/json", "x-forwarded-for": someNetwork() },
      body: JSON.stringify({ query, variables: { first: 5 + randomInt(15) } }),
      signal: AbortSignal.timeout(60_000),
    });
  }
}
