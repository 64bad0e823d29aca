import { createHmac } from "node:crypto";
import { createServer, type IncomingMessage, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { setTimeout as delay } from "node:timers/promises";

interface Webhook {
  body: string;
  type: string;
}

/** What happens to the events of Stripe on their way. */
export type Fate =
  | { kind: "pass" }
  /** Kept until `release`. */
  | { kind: "hold" }
  | { kind: "drop" };

const RETRY_MS = 300;
const TRIES = 40;
const PATIENCE_MS = 15_000;

/**
 * Receives the events that Stripe sends, and sends them on to the sites: in any order, several times, or not at all. It signs
 * them with the time of the sites' moved clock, and tries again as Stripe does while a site is down.
 */
export class Relay {
  fate: Fate = { kind: "pass" };
  /** Sites that get each event. */
  targets: readonly string[] = [];
  readonly url: string;
  private kept: Webhook[] = [];
  private readonly sending = new Set<Promise<void>>();

  private constructor(
    private readonly server: Server,
    private readonly secret: string,
    private readonly now: () => number,
  ) {
    this.url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/`;
    server.on("request", (req, res) => {
      void this.receive(req).then(() => res.end());
    });
  }

  static async start(secret: string, now: () => number): Promise<Relay> {
    const server = createServer();
    await new Promise<void>((done) => server.listen(0, "127.0.0.1", done));
    return new Relay(server, secret, now);
  }

  /** Sends what was kept. @param arrange the order, and how often */
  async release(arrange: (kept: Webhook[]) => Webhook[] = (kept) => kept): Promise<void> {
    this.fate = { kind: "pass" };
    for (const webhook of arrange(this.kept.splice(0))) await this.sendAll(webhook);
  }

  forget(): void {
    this.kept = [];
  }

  /** Resolves when nothing is on its way. */
  async quiet(): Promise<void> {
    while (this.sending.size > 0) await Promise.all(this.sending);
  }

  async close(): Promise<void> {
    this.targets = [];
    this.server.closeAllConnections();
    await new Promise((done) => this.server.close(done));
  }

  private async receive(req: IncomingMessage): Promise<void> {
    const parts: Buffer[] = [];
    for await (const part of req) parts.push(part as Buffer);
    const body = Buffer.concat(parts).toString();
    const { type } = JSON.parse(body) as { type: string };
    if (this.fate.kind === "hold") this.kept.push({ body, type });
    if (this.fate.kind === "pass") void this.sendAll({ body, type });
  }

  private async sendAll(webhook: Webhook): Promise<void> {
    const work = Promise.all(this.targets.map((_, index) => this.send(index, webhook))).then(
      () => undefined,
    );
    this.sending.add(work);
    await work;
    this.sending.delete(work);
  }

  /** The site may be another one at the next attempt: after a crash, it starts at another address. */
  private async send(index: number, { body }: Webhook): Promise<void> {
    for (let attempt = 0; attempt < TRIES && this.targets[index] !== undefined; attempt += 1) {
      const answer = await fetch(`${this.targets[index]}/api/stripe/webhook`, {
        method: "POST",
        headers: { "content-type": "application/json", "stripe-signature": this.sign(body) },
        body,
        signal: AbortSignal.timeout(PATIENCE_MS),
      }).catch(() => null);
      await answer?.body?.cancel();
      if (answer?.ok) return;
      await delay(RETRY_MS);
    }
  }

  private sign(body: string): string {
    const t = Math.floor(this.now() / 1000);
    return `t=${t},v1=${createHmac("sha256", this.secret).update(`${t}.${body}`).digest("hex")}`;
  }
}
