import { randomUUID } from "node:crypto";
import { setTimeout as delay } from "node:timers/promises";
import { ask, isGood, someNetwork, type Answered } from "./answers.js";

/** No one waits this long for a site that works. */
const LONG_MS = 8_000;

export interface Write extends Answered {
  email: string;
}

/** @param since when the load began, by `performance.now()` */
export type SendWrite = (origin: string, since: number) => Promise<Write>;

interface LoadOptions {
  writesPerSecond?: number;
  checksPerSecond?: number;
  /** What is written; sign-ups by default. */
  send?: SendWrite;
}

/** Visitors who write, each from a network of their own, and a load balancer that asks whether the site is ready. */
export class Load {
  readonly writes: Write[] = [];
  readonly checks: Answered[] = [];
  private readonly began = performance.now();
  private readonly sent = new Set<Promise<void>>();
  private isOver = false;
  private readonly senders: Promise<void>;

  constructor(
    private readonly origin: string,
    { writesPerSecond = 8, checksPerSecond = 4, send = signUp }: LoadOptions = {},
  ) {
    this.senders = Promise.all([
      this.repeat(writesPerSecond, async () => {
        this.writes.push(await send(origin, this.began));
      }),
      this.repeat(checksPerSecond, () => this.check()),
    ]).then(() => undefined);
  }

  /** In milliseconds since the load began. */
  now(): number {
    return performance.now() - this.began;
  }

  /** Resolves once all that was sent is answered. */
  async end(): Promise<void> {
    this.isOver = true;
    await this.senders;
    await Promise.all(this.sent);
  }

  /** Seconds from `since` (ms) until all writes were answered well again, and soon; null if they never were. */
  backAfter(since: number): number | null {
    const later = this.writes.filter(({ at }) => at >= since);
    const lastBad = Math.max(since, ...later.filter(isBad).map(({ at }) => at));
    const good = later.filter(({ at }) => at > lastBad).map(({ at }) => at - since);
    if (good.length === 0) return null;
    return lastBad === since ? 0 : Math.min(...good) / 1000;
  }

  private async repeat(perSecond: number, send: () => Promise<void>): Promise<void> {
    while (!this.isOver) {
      const work: Promise<void> = send().finally(() => this.sent.delete(work));
      this.sent.add(work);
      await delay(1000 / perSecond);
    }
  }

  private async check(): Promise<void> {
    this.checks.push(await ask(`${this.origin}/readyz`, {}, { since: this.began }));
  }
}

/** Each sign-up sends a code. */
export const signUp: SendWrite = async (origin, since) => {
  const email = `${randomUUID()}@example.com`;
  const body = JSON.stringify({
    ...{ name: "Priya Raman", email, countryCode: "+1" },
    ...{ phone: "2145550134", location: "Austin, TX" },
  });
  const headers = { "content-type": "application/json", "x-forwarded-for": someNetwork() };
  const options = { method: "POST", headers, body };
  return { ...(await ask(`${origin}/api/auth/signup`, options, { since })), email };
};

const isBad = (answer: Answered): boolean => !isGood(answer) || answer.tookMs > LONG_MS;
