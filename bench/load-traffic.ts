import { Agent, request, type OutgoingHttpHeaders } from "node:http";
import { setTimeout as delay } from "node:timers/promises";

/** Whoever waits longer has left. */
const PATIENCE_MS = 10_000;
/** Connections; as many people may wait at once. */
const CONNECTIONS = 2_000;
const TICK_MS = 10;

export interface Asked {
  method: "GET" | "POST";
  path: string;
  headers: OutgoingHttpHeaders;
  body?: string;
}

export interface Got {
  /** In milliseconds since the traffic began. */
  at: number;
  /** Status 0: no answer in time. */
  status: number;
  tookMs: number;
}

/** Sends requests to one site, whether earlier ones are answered or not. */
export class Traffic {
  private readonly agent = new Agent({ keepAlive: true, maxSockets: CONNECTIONS });

  constructor(private readonly origin: string) {}

  /** Sends one request. */
  ask({ method, path, headers, body }: Asked, since = performance.now()): Promise<Got> {
    const began = performance.now();
    return new Promise((resolve) => {
      const end = (status: number) => {
        clearTimeout(timer);
        resolve({ at: began - since, status, tookMs: performance.now() - began });
      };
      const sent = request(this.origin + path, { method, headers, agent: this.agent }, (answer) =>
        answer
          .on("error", () => end(0))
          .on("end", () => end(answer.statusCode ?? 0))
          .resume(),
      );
      const timer = setTimeout(() => sent.destroy(), PATIENCE_MS);
      sent.on("error", () => end(0)).end(body);
    });
  }

  /** @param rate requests a second, at random moments */
  async send(rate: number, seconds: number, next: () => Asked): Promise<Got[]> {
    const since = performance.now();
    const sent: Promise<Got>[] = [];
    let due = since;
    while (performance.now() - since < seconds * 1000) {
      for (; due <= performance.now(); due += (-Math.log(1 - Math.random()) * 1000) / rate)
        sent.push(this.ask(next(), since));
      await delay(TICK_MS);
    }
    return Promise.all(sent);
  }

  /** As many as the site answers to so many at once. */
  async sendAtOnce(atOnce: number, seconds: number, next: () => Asked): Promise<Got[]> {
    const since = performance.now();
    const all: Got[] = [];
    const one = async () => {
      while (performance.now() - since < seconds * 1000) all.push(await this.ask(next(), since));
    };
    await Promise.all(Array.from({ length: atOnce }, one));
    return all;
  }

  close(): void {
    this.agent.destroy();
  }
}
