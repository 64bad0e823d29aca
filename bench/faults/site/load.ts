import { randomInt, randomUUID } from "node:crypto";
import { setTimeout as delay } from "node:timers/promises";

/** Longer than any limit of the site: what takes longer hangs. */
const HANGS_MS = 60_000;

/** No one waits this long for a site that works. */
const LONG_MS = 8_000;

export interface Answered {
  /** In milliseconds since the load began. */
  at: number;
  tookMs: number;
  /** HTTP status; 0 without an answer. */
  status: number;
  retryAfter: string | null;
}
export interface Write extends Answered {
  email: string;
}

/** Visitors who sign up, each from a network of their own, and a load balancer that asks whether the site is ready. */
export class Load {
  readonly writes: Write[] = [];
  readonly checks: Answered[] = [];
  private readonly began = performance.now();
  private readonly sent = new Set<Promise<void>>();
  private isOver = false;
  private readonly senders: Promise<void>;

  constructor(
    private readonly origin: string,
    { writesPerSecond = 8, checksPerSecond = 4 } = {},
  ) {
    this.senders = Promise.all([
      this.repeat(writesPerSecond, () => this.write()),
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

  private async write(): Promise<void> {
    const email = `${randomUUID()}@example.com`;
    const answer = await this.ask("/api/auth/signup", {
      method: "POST",
      headers: { "content-type": "application/json", "x-forwarded-for": someNetwork() },
      body: JSON.stringify({
        ...{ name: "Priya Raman", email, countryCode: "+1" },
        ...{ phone: "2145550134", location: "Austin, TX" },
      }),
    });
    this.writes.push({ ...answer, email });
  }

  private async check(): Promise<void> {
    this.checks.push(await this.ask("/readyz"));
  }

  private async ask(path: string, options: RequestInit = {}): Promise<Answered> {
    const at = this.now();
    const signal = AbortSignal.timeout(HANGS_MS);
    const answer = await fetch(this.origin + path, { ...options, signal }).catch(() => null);
    await answer?.arrayBuffer().catch(() => undefined);
    const retryAfter = answer?.headers.get("retry-after") ?? null;
    return { at, tookMs: this.now() - at, status: answer?.status ?? 0, retryAfter };
  }
}

const isBad = ({ status, tookMs }: Answered): boolean => status !== 200 || tookMs > LONG_MS;

export const someNetwork = (): string =>
  `10.${randomInt(256)}.${randomInt(256)}.${randomInt(1, 255)}`;

export const longest = (answers: readonly Answered[]): number =>
  Math.max(0, ...answers.map(({ tookMs }) => tookMs)) / 1000;
