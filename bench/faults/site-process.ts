import { fork, type ChildProcess } from "node:child_process";
import { randomInt } from "node:crypto";
import { appendFileSync, readFileSync } from "node:fs";
import { createServer } from "node:net";
import path from "node:path";
import { setTimeout as delay } from "node:timers/promises";

const PROGRAM = path.resolve(import.meta.dirname, "../../server/main.js");
const CLOCK = path.resolve(import.meta.dirname, "moved-clock.js");
/** Allows for a busy processor. */
const UP_WITHIN_MS = 300_000;
/** A supervisor kills a site that has not ended by then (docs/operations.md). */
const ENDED_WITHIN_MS = 35_000;

interface StartOptions {
  program?: string;
  /** By default, a free one. */
  port?: number;
  /** Loaded into it before anything else, in place of the moved clock. It must end the site when its parent process ends. */
  preload?: string;
}

/** One instance of the site, whose clock can be moved, and which can be killed. */
export class SiteProcess {
  private messages = 0;
  private ended = false;
  private readonly gone: Promise<void>;

  private constructor(
    readonly origin: string,
    private readonly child: ChildProcess,
    private readonly log: string,
  ) {
    for (const stream of [child.stdout, child.stderr])
      stream?.on("data", (text: Buffer) => appendFileSync(log, text));
    this.gone = new Promise((resolve) =>
      child.once("exit", () => {
        this.ended = true;
        resolve();
      }),
    );
  }

  /** @param offset how far its clock runs ahead, in milliseconds */
  static async start(
    env: NodeJS.ProcessEnv,
    offset: number,
    log: string,
    { program = PROGRAM, port, preload = CLOCK }: StartOptions = {},
  ): Promise<SiteProcess> {
    const own = port ?? (await freePort());
    const origin = `http://127.0.0.1:${own}`;
    const child = fork(program, {
      env: { ...env, PORT: String(own), ENV_FILE: "", FAULTS_CLOCK_OFFSET: String(offset) },
      execArgv: ["--enable-source-maps", "--import", preload],
      silent: true,
    });
    const site = new SiteProcess(origin, child, log);
    try {
      await site.untilUp();
      return site;
    } catch (error) {
      await site.stop();
      throw error;
    }
  }

  private async untilUp(): Promise<void> {
    for (const end = Date.now() + UP_WITHIN_MS; ; await delay(50)) {
      if (this.ended || Date.now() > end) throw new Error(this.whyDown());
      const answer = await fetch(`${this.origin}/healthz`).catch(() => null);
      await answer?.body?.cancel();
      if (answer?.ok) return;
    }
  }

  /** Its log is gone with the run, so that its end is said here. */
  private whyDown(): string {
    const how = this.ended
      ? `ended (${this.child.exitCode ?? this.child.signalCode})`
      : "not up in time";
    return `A site did not start: ${how}. Its log ends:\n${readFileSync(this.log, "utf8").slice(-2_000)}`;
  }

  get isUp(): boolean {
    return !this.ended;
  }

  get pid(): number {
    const { pid } = this.child;
    if (pid === undefined) throw new Error("The site has no process.");
    return pid;
  }

  /** Hears what a preloaded file sends. */
  onMessage(listen: (message: object) => void): void {
    this.child.on("message", listen);
  }

  /** Moves the clock; resolves once the timers that are due have started. */
  async advance(milliseconds: number): Promise<void> {
    if (this.ended) return;
    const id = (this.messages += 1);
    const done = new Promise<void>((resolve) => {
      const listen = (message: { advanced?: number }) => {
        if (message.advanced !== id) return;
        this.child.off("message", listen);
        resolve();
      };
      this.child.on("message", listen);
    });
    this.child.send({ advance: milliseconds, id });
    await Promise.race([done, this.gone]);
  }

  /** As `kill -9`. */
  kill(): void {
    this.ended = true;
    this.child.kill("SIGKILL");
  }

  /** As a supervisor stops it. @returns whether it then ended by itself, in time, and with 0 */
  async end(): Promise<boolean> {
    this.child.kill("SIGTERM");
    await Promise.race([this.gone, delay(ENDED_WITHIN_MS, undefined, { ref: false })]);
    const isWell = this.child.exitCode === 0;
    await this.stop();
    return isWell;
  }

  async stop(): Promise<void> {
    this.child.kill("SIGKILL");
    await this.gone;
  }
}

/**
 * Below the ports that the system gives to outgoing connections: one of those could be taken by any program on a busy machine
 * in the seconds until the site listens, and the site would not start.
 */
export async function freePort(): Promise<number> {
  for (let tries = 0; tries < 100; tries += 1) {
    const port = randomInt(20_000, 32_000);
    if (await isFree(port)) return port;
  }
  throw new Error("No port is free");
}

function isFree(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const server = createServer();
    server.once("error", () => resolve(false));
    server.listen(port, "127.0.0.1", () => server.close(() => resolve(true)));
  });
}
