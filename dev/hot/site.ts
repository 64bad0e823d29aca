import { fork, type ChildProcess } from "node:child_process";
import path from "node:path";
import { connectCalls, ProcessEnded, type Handlers } from "./calls.js";
import { importedPackages } from "./compile.js";
import { BUILT, ROOT } from "./places.js";

const PROGRAM = path.join(BUILT, "dev/hot/site-process.js");
const SERVER = path.join(BUILT, "server");
const SETTINGS = {
  // The loop's proxy is in front and forwards the client's address.
  TRUST_PROXY_HOPS: "1",
  LISTEN_HOST: "127.0.0.1",
  // Silences a warning that the AWS SDK prints on Node 20, which this project supports.
  AWS_SDK_JS_NODE_VERSION_SUPPORT_WARNING_DISABLED: "true",
};
/** How long a replaced process may take to finish its requests. */
const DRAIN_MS = 5_000;
const LAST_LINES = 30;

/** Calls a function in the site's process. */
export type Call = (name: string, argument: unknown) => Promise<unknown>;

interface SiteProcess {
  child: ChildProcess;
  call: Call;
  /** Resolves with the end of its output. */
  ended: Promise<string>;
}

export interface SiteOptions {
  /** Two free ports: a new process listens on one while the old one still answers on the other. */
  ports: [number, number];
  /** Functions that the site's process may call in the loop; `ask` calls back into that process. */
  handlers: (ask: Call) => Handlers;
  /** Receives the lines of its log. */
  onLine: (line: string) => void;
}

/** The site in a process that can be replaced. Requests wait for the new one. */
export class Site {
  private spare: Promise<SiteProcess>;
  private current: SiteProcess | undefined;
  private port: Promise<number>;
  private starts = 0;
  private isStopped = false;

  constructor(private readonly options: SiteOptions) {
    this.spare = this.prepare();
    this.port = this.start();
  }

  /** @returns the port of the process that answers, once there is one; rejects if the site could not start */
  address(): Promise<number> {
    return this.port;
  }

  /**
   * Replaces the process.
   *
   * @param keepAnswering whether the old process answers until the new one is ready; otherwise requests wait, so that
   *   old code answers none of them
   * @throws Error with the end of its output, if the new one does not start
   */
  async restart({ keepAnswering }: { keepAnswering: boolean }): Promise<void> {
    const next = this.start();
    // Avoids an unhandled rejection: callers of address() receive the error.
    next.catch(() => undefined);
    if (!keepAnswering) this.port = next;
    await next.finally(() => (this.port = next));
  }

  /** Calls a function in the newest process. */
  async call(name: string, argument: unknown): Promise<unknown> {
    return this.current?.call(name, argument);
  }

  async stop(): Promise<void> {
    this.isStopped = true;
    const processes = [await this.spare, ...(this.current ? [this.current] : [])];
    await Promise.all(processes.map(end));
  }

  private async start(): Promise<number> {
    const before = this.current;
    const next = await this.livingSpare();
    if (this.isStopped) throw new Error("Stopped.");
    this.current = next;
    this.starts += 1;
    const port = this.options.ports[this.starts % 2 === 0 ? 0 : 1];
    try {
      await next.call("start", { port });
    } catch (error) {
      const words = await end(next);
      // A process that cannot serve ends and prints why.
      throw error instanceof ProcessEnded ? new Error(words || error.message) : error;
    } finally {
      if (before) void end(before);
      this.spare = this.prepare();
    }
    return port;
  }

  /** The spare, or a new one if it ended while it waited. */
  private async livingSpare(): Promise<SiteProcess> {
    const spare = await this.spare;
    if (await isAlive(spare)) return spare;
    void end(spare);
    return (this.spare = this.prepare());
  }

  private async prepare(): Promise<SiteProcess> {
    const { handlers, onLine } = this.options;
    const child = fork(PROGRAM, [], {
      cwd: ROOT,
      env: { ...process.env, ...SETTINGS },
      execArgv: ["--enable-source-maps"],
      silent: true,
    });
    const ended = lastWords(child, onLine);
    const call: Call = connectCalls(
      child,
      handlers((name, argument) => call(name, argument)),
    );
    // Not awaited: it may be told to start before it has loaded everything.
    call("warm", { packages: await importedPackages(SERVER) }).catch(() => undefined);
    return { child, call, ended };
  }
}

/** A process that has just ended still counts as connected, so this asks it. */
const isAlive = ({ call }: SiteProcess): Promise<boolean> =>
  call("isThere", null).then(
    () => true,
    (error: unknown) => !(error instanceof ProcessEnded),
  );

/** Asks the process to end, and kills it if it does not. @returns the end of its output */
async function end({ child, ended }: SiteProcess): Promise<string> {
  const timer = setTimeout(() => child.kill("SIGKILL"), DRAIN_MS);
  child.kill("SIGTERM");
  const words = await ended;
  clearTimeout(timer);
  return words;
}

function lastWords(child: ChildProcess, onLine: (line: string) => void): Promise<string> {
  const lines: string[] = [];
  for (const stream of [child.stdout, child.stderr]) {
    let rest = "";
    stream?.setEncoding("utf8").on("data", (chunk: string) => {
      const parts = (rest + chunk).split("\n");
      rest = parts.pop() ?? "";
      lines.push(...parts);
      lines.splice(0, lines.length - LAST_LINES);
      parts.forEach((part) => onLine(part));
    });
  }
  return new Promise((resolve) => {
    // A process that could not be started may never close.
    child.on("error", ({ message }) => resolve(message));
    child.once("close", () => resolve(lines.join("\n")));
  });
}
