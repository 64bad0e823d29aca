import { Agent, createServer, request, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { buffer } from "node:stream/consumers";

const LOOK_EVERY_MS = 200;
/** Sites keep idle connections for longer. */
const IDLE_MS = 10_000;

/** Sends requests to the sites that say they are ready, in turn, as load balancers do. On 127.0.0.1 only. */
export class Balancer {
  readonly origin: string;
  /** All sites, ready or not. */
  targets: string[] = [];
  private ready: string[] = [];
  private turn = 0;
  private readonly agent = new Agent({ keepAlive: true, timeout: IDLE_MS });
  private timer: NodeJS.Timeout | undefined;

  private constructor(private readonly server: ReturnType<typeof createServer>) {
    this.origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
    server.on("request", (req, res) => void this.pass(req, res).catch(() => res.destroy()));
    void this.look();
  }

  static async start(): Promise<Balancer> {
    const server = createServer();
    await new Promise<void>((done) => server.listen(0, "127.0.0.1", done));
    return new Balancer(server);
  }

  isReady(target: string): boolean {
    return this.ready.includes(target);
  }

  async close(): Promise<void> {
    clearTimeout(this.timer);
    this.agent.destroy();
    this.server.closeAllConnections();
    await new Promise((done) => this.server.close(done));
  }

  private async look(): Promise<void> {
    const states = await Promise.all(
      this.targets.map(async (target) => {
        const signal = AbortSignal.timeout(1_000);
        const answer = await fetch(`${target}/readyz`, { signal }).catch(() => null);
        await answer?.body?.cancel();
        return { target, isReady: answer?.status === 200 };
      }),
    );
    this.ready = states.filter(({ isReady }) => isReady).map(({ target }) => target);
    this.timer = setTimeout(() => void this.look(), LOOK_EVERY_MS);
  }

  private async pass(req: IncomingMessage, res: ServerResponse): Promise<void> {
    const body = await buffer(req);
    const [target] = this.ready.slice((this.turn += 1) % Math.max(1, this.ready.length));
    if (target === undefined) return void res.writeHead(502).end();
    const onward = request(new URL(req.url ?? "/", target), {
      ...{ method: req.method, headers: req.headers, agent: this.agent },
    });
    onward.once("error", () => (res.headersSent ? res.destroy() : res.writeHead(502).end()));
    onward.once("response", (answer) => {
      res.writeHead(answer.statusCode ?? 502, answer.headers);
      answer.pipe(res);
    });
    onward.end(body);
  }
}
