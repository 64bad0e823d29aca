import { fork, type ChildProcess } from "node:child_process";
import path from "node:path";
import { connectCalls, ProcessEnded, type Handlers } from "./calls.js";
import { BUILT, ROOT } from "./places.js";

const PROGRAM = path.join(BUILT, "dev/hot/site-process.js");
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

/** A process that is the site, or may become it (site-process.ts). */
export interface SiteChild {
  call: Call;
  /** Whether it can be called. */
  isAlive(): Promise<boolean>;
  /** Asks it to end, and kills it if it does not. @returns the end of its output */
  end(): Promise<string>;
}

export interface SiteChildOptions {
  /** Functions that the process may call in the loop; `ask` calls back into that process. */
  handlers: (ask: Call) => Handlers;
  /** Receives the lines of its log. */
  onLine: (line: string) => void;
}

export function forkSite({ handlers, onLine }: SiteChildOptions): SiteChild {
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
  return {
    call,
    // A process that has just ended still counts as connected, so this asks it.
    isAlive: () =>
      call("isThere", null).then(
        () => true,
        (error: unknown) => !(error instanceof ProcessEnded),
      ),
    end: async () => {
      const timer = setTimeout(() => child.kill("SIGKILL"), DRAIN_MS);
      child.kill("SIGTERM");
      const words = await ended;
      clearTimeout(timer);
      return words;
    },
  };
}

/** Resolves with the end of its output when it has ended. */
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
