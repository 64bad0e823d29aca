/**
 * The thread that answers load balancers and supervisors on a port of its own: how much the main thread has to do, and how many wait for
 * it, does not matter here. Started by `HealthListener`.
 */
import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { parentPort, workerData, type MessagePort } from "node:worker_threads";
import type { FromMain, FromThread, HealthSettings } from "./messages.js";

/** A main thread that has not run for so long will not come back. */
const STUCK_NS = 10_000_000_000n;
const READY_WITHIN_MS = 1_000;

class HealthThread {
  private readonly beats: BigInt64Array;
  private readonly waiting = new Map<number, (isReady: boolean) => void>();
  private asked: Promise<boolean> | null = null;
  private questions = 0;
  private isDraining = false;

  constructor(
    private readonly settings: HealthSettings,
    private readonly main: MessagePort,
  ) {
    this.beats = new BigInt64Array(settings.beat);
    main.on("message", (message: FromMain) => this.hear(message));
  }

  listen(): void {
    const server = createServer((request, response) => void this.answer(request, response));
    server.on("error", (error) => this.tell({ failed: error.message }));
    const { port, host } = this.settings;
    server.listen(port, host, () => this.tell({ port: (server.address() as AddressInfo).port }));
  }

  private async answer({ method, url }: IncomingMessage, response: ServerResponse): Promise<void> {
    const isAsking = method === "GET" || method === "HEAD";
    if (isAsking && url === "/healthz") this.sendAlive(response);
    else if (isAsking && url === "/readyz") await this.sendReady(response);
    else response.writeHead(404).end();
  }

  private sendAlive(response: ServerResponse): void {
    const isStuck = process.hrtime.bigint() - Atomics.load(this.beats, 0) > STUCK_NS;
    if (isStuck) send(response, false, "stuck");
    else send(response, true, this.isDraining ? "draining" : "ok");
  }

  private async sendReady(response: ServerResponse): Promise<void> {
    const isReady = !this.isDraining && (await this.isReady());
    send(response, isReady, isReady ? "ready" : "unavailable");
  }

  /** One question for all checks at the same time. */
  private isReady(): Promise<boolean> {
    return (this.asked ??= this.ask().finally(() => (this.asked = null)));
  }

  private ask(): Promise<boolean> {
    const question = (this.questions += 1);
    return new Promise<boolean>((resolve) => {
      const late = setTimeout(() => resolve(false), READY_WITHIN_MS);
      this.waiting.set(question, (isReady) => {
        clearTimeout(late);
        resolve(isReady);
      });
      this.tell({ question });
    }).finally(() => this.waiting.delete(question));
  }

  private hear(message: FromMain): void {
    if ("isDraining" in message) this.isDraining = true;
    else this.waiting.get(message.question)?.(message.isReady);
  }

  private tell(message: FromThread): void {
    this.main.postMessage(message);
  }
}

function send(response: ServerResponse, isFine: boolean, status: string): void {
  response
    .writeHead(isFine ? 200 : 503, {
      "Content-Type": "application/json; charset=utf-8",
      "Cache-Control": "no-store",
    })
    .end(JSON.stringify({ status }));
}

if (parentPort) new HealthThread(workerData as HealthSettings, parentPort).listen();
