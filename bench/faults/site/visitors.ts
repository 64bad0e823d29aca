import { Agent, request, type ClientRequest, type IncomingMessage } from "node:http";
import { setTimeout as delay } from "node:timers/promises";
import { ANSWERED_BY } from "./balancer.js";
import { isGoodAnswer, type Visit } from "./visit.js";

/** Longer than any limit of the site: what takes longer hangs. */
const PATIENCE_MS = 60_000;
/** As browsers keep theirs. */
const KEPT_FOR_MS = 60_000;
const TICK_MS = 10;
/** The site always works on so many requests of a kind, however busy the machine is. It may refuse more, which would be no failure. */
const AT_ONCE = 8;
const PIECES = 20;
const SHOWN_FAILURES = 20;
const SHOWN_LENGTH = 200;

/** How a visit went. */
export interface Visited {
  kind: string;
  /** In milliseconds since the visitors began to come. */
  at: number;
  tookMs: number;
  /** Null if it went well. */
  failure: string | null;
  promises: string | undefined;
}

/** People who visit a site at a constant rate, if it can keep up, over connections that they keep. No one tries a second time. */
export class Visitors {
  readonly visited: Visited[] = [];
  private readonly agent = new Agent({ keepAlive: true, timeout: KEPT_FOR_MS });
  private began = performance.now();

  constructor(
    private readonly origin: string,
    private readonly next: () => Visit,
  ) {}

  get failed(): Visited[] {
    return this.visited.filter(({ failure }) => failure !== null);
  }

  /** As long as some work takes. Resolves once all visits are answered. @returns what the work does */
  async comeDuring<Result>(perSecond: number, work: Promise<Result>): Promise<Result> {
    let isOver = false;
    const coming = this.come(perSecond, () => isOver);
    try {
      return await work;
    } finally {
      isOver = true;
      await coming;
    }
  }

  /** In seconds since the visitors began to come. */
  now(): number {
    return (performance.now() - this.began) / 1000;
  }

  /**
   * Visits begin at random moments, and end when they are answered. When so many are not that the site might refuse more, people come
   * later.
   */
  private async come(perSecond: number, isOver: () => boolean): Promise<void> {
    const open = new Set<Promise<void>>();
    this.began = performance.now();
    let due = this.began;
    while (!isOver()) {
      for (; due <= performance.now() && open.size < AT_ONCE; due += pauseAt(perSecond)) {
        const visit: Promise<void> = this.visit(this.next()).finally(() => open.delete(visit));
        open.add(visit);
      }
      if (open.size === AT_ONCE) due = Math.max(due, performance.now());
      await delay(TICK_MS);
    }
    await Promise.all(open);
    this.agent.destroy();
  }

  private async visit(visit: Visit): Promise<void> {
    const { kind, promises } = visit;
    const at = performance.now() - this.began;
    const failure = await this.send(visit).catch(
      ({ code, message }: NodeJS.ErrnoException) => code ?? message,
    );
    const tookMs = performance.now() - this.began - at;
    this.visited.push({ kind, at, tookMs, failure, promises });
  }

  /** @returns what is wrong with the answer; null if nothing is @throws without an answer */
  private send(visit: Visit): Promise<string | null> {
    const { method, path, headers, body, overMs = 0 } = visit;
    const length = body && { "content-length": String(body.length) };
    return new Promise((resolve, reject) => {
      const signal = AbortSignal.timeout(PATIENCE_MS);
      const options = { method, headers: { ...headers, ...length }, agent: this.agent, signal };
      const sent = request(this.origin + path, options, (answer) => {
        textOf(answer).then((text) => resolve(failureOf(visit, answer, text)), reject);
      });
      sent.once("error", reject).on("error", () => undefined);
      if (body && overMs > 0) void sendSlowly(sent, body, overMs);
      else sent.end(body);
    });
  }
}

/** Prints the first of them: a table has only their number. */
export function tellFailures(failed: readonly Visited[]): void {
  for (const { kind, at, tookMs, failure } of failed.slice(0, SHOWN_FAILURES))
    console.log(`${(at / 1000).toFixed(1)} s: ${kind}, after ${tookMs.toFixed(0)} ms: ${failure}`);
}

const pauseAt = (perSecond: number): number => (-Math.log(1 - Math.random()) * 1000) / perSecond;

async function sendSlowly(sent: ClientRequest, body: Buffer, overMs: number): Promise<void> {
  const size = Math.ceil(body.length / PIECES);
  for (let from = 0; from < body.length && !sent.destroyed; from += size) {
    sent.write(body.subarray(from, from + size));
    await delay(overMs / PIECES);
  }
  if (!sent.destroyed) sent.end();
}

/** Says who answered, too. */
function failureOf(visit: Visit, { statusCode = 0, headers }: IncomingMessage, text: string) {
  if (isGoodAnswer(visit, statusCode, text)) return null;
  const by = String(headers[ANSWERED_BY] ?? "the load balancer");
  const said = headers["content-type"]?.includes("json") ? text.slice(0, SHOWN_LENGTH) : "";
  return `${statusCode} by ${by} ${said}`.trim();
}

async function textOf(answer: IncomingMessage): Promise<string> {
  const parts: Buffer[] = [];
  for await (const part of answer) parts.push(part as Buffer);
  return Buffer.concat(parts).toString();
}
