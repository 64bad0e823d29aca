import { Agent, createServer, request, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { setTimeout as delay } from "node:timers/promises";

/** How a provider behaves: as usual, with an error, answering late or never, or dropping the connection before or after the work. */
export type Mood =
  | { mode: "well" }
  | { mode: "status"; status: number }
  | { mode: "slow"; ms: number }
  | { mode: "silent" }
  | { mode: "cut" }
  | { mode: "cut after" };

/** Told of each call, before it is passed on and before its answer is. @returns false to drop the connection */
export type Watcher = (call: string, when: "before" | "after") => boolean;

/** Calls of one piece of work follow each other faster than this. */
const QUIET_MS = 100;

/** Stands between the sites and a provider, and can make it behave badly. On 127.0.0.1 only. */
export class ProviderProxy {
  mood: Mood = { mode: "well" };
  watch: Watcher = () => true;
  readonly url: string;
  private readonly agent = new Agent({ keepAlive: true });
  private underWay = 0;
  private lastAt = 0;

  private constructor(
    private readonly server: ReturnType<typeof createServer>,
    private readonly target: URL,
  ) {
    this.url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  }

  static async start(target: string): Promise<ProviderProxy> {
    const server = createServer();
    await new Promise<void>((done) => server.listen(0, "127.0.0.1", done));
    const proxy = new ProviderProxy(server, new URL(target));
    server.on("request", (req, res) => {
      void proxy.counted(() => proxy.pass(req, res).catch(() => res.destroy()));
    });
    return proxy;
  }

  /** From now on, connections are refused. */
  async leave(): Promise<void> {
    const gone = new Promise((done) => this.server.close(done));
    this.server.closeAllConnections();
    await gone;
  }

  /** At the same address. */
  async comeBack(): Promise<void> {
    const { hostname, port } = new URL(this.url);
    await new Promise<void>((done) => this.server.listen(Number(port), hostname, done));
  }

  async close(): Promise<void> {
    this.agent.destroy();
    await this.leave();
  }

  /** Whether the sites have stopped calling. */
  get isQuiet(): boolean {
    return this.underWay === 0 && Date.now() - this.lastAt >= QUIET_MS;
  }

  private async counted(work: () => Promise<unknown>): Promise<void> {
    this.underWay += 1;
    await work();
    this.underWay -= 1;
    this.lastAt = Date.now();
  }

  private async pass(req: IncomingMessage, res: ServerResponse): Promise<void> {
    const body = await read(req);
    const call = `${req.method} ${req.url?.split("?")[0]}`;
    const { mood } = this;
    if (mood.mode === "cut" || !this.watch(call, "before")) return void res.destroy();
    if (mood.mode === "status") return refuse(res, mood.status);
    if (mood.mode === "silent") return;
    if (mood.mode === "slow") await delay(mood.ms);
    const answer = await this.forward(req, body);
    if (mood.mode === "cut after" || !this.watch(call, "after")) return void res.destroy();
    res.writeHead(answer.status, answer.headers);
    res.end(answer.body);
  }

  private forward(req: IncomingMessage, body: Buffer) {
    const { hostname, port } = this.target;
    const { method, url: path, headers } = req;
    return new Promise<{ status: number; headers: IncomingMessage["headers"]; body: Buffer }>(
      (resolve, reject) => {
        const onward = request({ hostname, port, method, path, headers, agent: this.agent });
        onward.once("error", reject);
        onward.once("response", (answer) => {
          const { statusCode: status = 502, headers } = answer;
          read(answer).then((text) => resolve({ status, headers, body: text }), reject);
        });
        onward.end(body);
      },
    );
  }
}

function refuse(res: ServerResponse, status: number): void {
  const type = status === 429 ? "rate_limit_error" : "api_error";
  res.writeHead(status, { "content-type": "application/json" });
  res.end(JSON.stringify({ error: { type, message: "An injected fault." } }));
}

async function read(stream: IncomingMessage): Promise<Buffer> {
  const parts: Buffer[] = [];
  for await (const part of stream) parts.push(part as Buffer);
  return Buffer.concat(parts);
}
