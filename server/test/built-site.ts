import { spawn } from "node:child_process";
import { once } from "node:events";
import path from "node:path";
import { setTimeout as delay } from "node:timers/promises";
import type { TestApp } from "./create-test-app.js";

const SITE = path.resolve("dist/node/server/main.js");

/** The built site as a process of its own. */
export interface BuiltSite {
  origin: string;
  /** What it has logged so far. */
  log: () => string;
  /** @returns its exit code; null if the signal ended it */
  end: (signal: NodeJS.Signals) => Promise<number | null>;
}

/** Starts one on a test's database. @param nodeArguments come before the program */
export async function startBuiltSite(
  app: TestApp,
  changes: Record<string, string> = {},
  nodeArguments: readonly string[] = [],
): Promise<BuiltSite> {
  const own = { SITE_MODE: "development", PORT: "0", LOG_LEVEL: "info" };
  const settings = Object.entries({ ...app.env, ...own, ...changes });
  const given = settings.filter(([, value]) => value !== undefined && value !== null);
  const env = Object.fromEntries(given.map(([name, value]) => [name, String(value)]));
  const site = spawn(process.execPath, [...nodeArguments, SITE], {
    stdio: ["ignore", "pipe", "inherit"],
    env: { ...env, ENV_FILE: "" },
  });
  const ended = once(site, "close");
  let log = "";
  site.stdout.setEncoding("utf8").on("data", (text: string) => (log += text));
  const serving = () => /^\{.*"port":(\d+).*"serving".*$/m.exec(log);
  while (!serving()) {
    if (site.exitCode !== null) throw new Error(log);
    await delay(50);
  }
  return {
    origin: `http://127.0.0.1:${serving()?.[1]}`,
    log: () => log,
    end: async (signal) => {
      site.kill(signal);
      await ended;
      return site.exitCode;
    },
  };
}
