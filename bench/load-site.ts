import { fork } from "node:child_process";
import { createServer } from "node:net";
import path from "node:path";
import { setTimeout as delay } from "node:timers/promises";

const UP_WITHIN_MS = 180_000;

/** A build of the site that runs for the benchmark. */
export interface LoadedSite {
  name: string;
  origin: string;
  /** Where its health is asked for: a listener of its own, if the build has one. */
  health: string;
  stop: () => Promise<void>;
}

/** @param root a checkout that is built; it uses the same database as all others */
export async function startLoadedSite(name: string, root: string): Promise<LoadedSite> {
  const [port, healthPort] = [await freePort(), await freePort()];
  const origin = `http://127.0.0.1:${port}`;
  const child = fork(path.join(root, "dist/node/server/main.js"), {
    cwd: root,
    env: {
      ...process.env,
      MALLOC_ARENA_MAX: "2",
      ENV_FILE: "",
      PORT: String(port),
      LISTEN_HOST: "127.0.0.1",
      HEALTH_LISTEN: `127.0.0.1:${healthPort}`,
      PUBLIC_BASE_URL: origin,
      SEARCH_DIR: "memory",
    },
    stdio: ["ignore", "ignore", "inherit", "ipc"],
  });
  const ended = new Promise<void>((resolve) => child.once("exit", () => resolve()));
  await until(`${origin}/readyz`, name);
  const own = `http://127.0.0.1:${healthPort}`;
  const health = (await isUp(`${own}/healthz`)) ? own : origin;
  const stop = async () => {
    child.kill();
    await ended;
  };
  return { name, origin, health, stop };
}

async function until(address: string, name: string): Promise<void> {
  for (const end = Date.now() + UP_WITHIN_MS; !(await isUp(address)); await delay(100))
    if (Date.now() > end) throw new Error(`The site of ${name} did not start.`);
}

const isUp = async (address: string): Promise<boolean> => {
  const answer = await fetch(address).catch(() => null);
  await answer?.body?.cancel();
  return answer?.ok ?? false;
};

function freePort(): Promise<number> {
  return new Promise((resolve) => {
    const server = createServer().listen(0, "127.0.0.1", () => {
      const address = server.address();
      server.close(() => resolve(typeof address === "object" && address ? address.port : 0));
    });
  });
}
