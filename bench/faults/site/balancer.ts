import {
  Agent,
  createServer,
  get,
  request,
  type IncomingHttpHeaders,
  type IncomingMessage,
  type Server,
  type ServerResponse,
} from "node:http";
import type { AddressInfo } from "node:net";
import { pipeline } from "node:stream/promises";
import { setTimeout as delay } from "node:timers/promises";
import { seconds } from "../../../server/core/clock.js";

/** As in ops/Caddyfile. */
const CHECK_EVERY_MS = seconds(1);
const CHECKED_WITHIN_MS = seconds(2);
const CHOSEN_WITHIN_MS = seconds(5);
const LOOK_EVERY_MS = seconds(0.25);
/** Less than the site's 75 seconds. */
const KEPT_FOR_MS = seconds(60);
/** Longer than visitors keep theirs, so that none sends a request on a connection that is just being closed. */
const KEPT_FOR_VISITORS_MS = seconds(120);
/** A header of its answers that names the target. */
export const ANSWERED_BY = "x-answered-by";
/** They are about one connection, not about the request (RFC 9110, 7.6.1). */
const OF_A_CONNECTION = new Set([
  ...["connection", "keep-alive", "proxy-authenticate", "proxy-authorization", "proxy-connection"],
  ...["te", "trailer", "transfer-encoding", "upgrade"],
]);

export interface Target {
  origin: string;
  /** Where it says whether it is ready. */
  health: string;
}

/**
 * Shares requests among the instances that say that they are ready, in turn, over connections that it keeps. Passes everything on as it
 * comes, so that a slow upload is slow for the site, too. Sends nothing a second time, not even what would be safe to send again: each
 * request that an instance loses fails. Leaves `X-Forwarded-For` as it is: the visitors come from networks that they make up.
 */
export class Balancer {
  readonly url: string;
  private ready: readonly Target[] = [];
  private turn = 0;
  private isClosed = false;
  private timer: NodeJS.Timeout | undefined;
  private readonly agent = new Agent({ keepAlive: true, timeout: KEPT_FOR_MS });

  private constructor(
    private readonly server: Server,
    private readonly targets: readonly Target[],
  ) {
    this.url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
    server.keepAliveTimeout = KEPT_FOR_VISITORS_MS;
    server.on("request", (req, res) => void this.pass(req, res));
  }

  /** Knows which targets are ready when it resolves. */
  static async start(targets: readonly Target[]): Promise<Balancer> {
    const server = createServer();
    await new Promise<void>((done) => server.listen(0, "127.0.0.1", done));
    const balancer = new Balancer(server, targets);
    await balancer.check();
    balancer.checkLater();
    return balancer;
  }

  /** Asks each target whether it is ready. */
  async check(): Promise<void> {
    const answers = await Promise.all(this.targets.map(({ health }) => isReady(health)));
    this.ready = this.targets.filter((_, place) => answers[place]);
  }

  async close(): Promise<void> {
    this.isClosed = true;
    clearTimeout(this.timer);
    this.agent.destroy();
    this.server.closeAllConnections();
    await new Promise((done) => this.server.close(done));
  }

  private checkLater(): void {
    if (this.isClosed) return;
    this.timer = setTimeout(
      () => void this.check().finally(() => this.checkLater()),
      CHECK_EVERY_MS,
    );
  }

  /** In turn. Waits for a while when none is ready, since nothing has been sent yet. */
  private async choose(): Promise<Target | undefined> {
    for (const end = Date.now() + CHOSEN_WITHIN_MS; ; await delay(LOOK_EVERY_MS)) {
      this.turn += 1;
      const target = this.ready[this.turn % this.ready.length];
      if (target || Date.now() > end) return target;
    }
  }

  private async pass(req: IncomingMessage, res: ServerResponse): Promise<void> {
    const target = await this.choose();
    if (!target) return void res.writeHead(503).end();
    const { method, url: path = "/" } = req;
    const options = { method, headers: endToEnd(req.headers), agent: this.agent };
    const onward = request(target.origin + path, options);
    onward.once("response", (answer) => {
      const headers = { ...endToEnd(answer.headers), [ANSWERED_BY]: target.origin };
      res.writeHead(answer.statusCode ?? 502, headers);
      pipeline(answer, res).catch(() => res.destroy());
    });
    // An instance may answer before it has read all: then, it only takes no more.
    onward.on("error", () => void (res.headersSent || res.writeHead(502).end()));
    res.once("close", () => void (res.writableFinished || onward.destroy()));
    req.pipe(onward);
  }
}

/** Without headers that are about the connection on which they came. */
export function endToEnd(headers: IncomingHttpHeaders): IncomingHttpHeaders {
  const named = (headers.connection ?? "").split(",").map((name) => name.trim().toLowerCase());
  return Object.fromEntries(
    Object.entries(headers).filter(([name]) => !OF_A_CONNECTION.has(name) && !named.includes(name)),
  );
}

function isReady(health: string): Promise<boolean> {
  return new Promise((resolve) => {
    const asked = get(health, { agent: false, timeout: CHECKED_WITHIN_MS }, (answer) => {
      answer.resume();
      resolve(answer.statusCode === 200);
    });
    asked.on("timeout", () => asked.destroy()).on("error", () => resolve(false));
  });
}
