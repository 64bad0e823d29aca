/**
 * Brings the product up in a raised environment: tables, demo data, the serving process.
 */
import path from "node:path";
import { setTimeout as delay } from "node:timers/promises";
import { startChild } from "./child.mjs";

const MIGRATE = "dist/node/server/db/migrate.js";
const SEED = "dist/node/dev/seed/main.js";
const SITE = "dist/node/server/main.js";
/** A cold disk and a busy processor included. */
const READY_WITHIN = 300_000;

/** No instance of an earlier release runs here. @param {NodeJS.ProcessEnv} env @returns {Promise<string>} what it said last */
export const migrate = (env) =>
  runToEnd(MIGRATE, env, "The tables could not be made", ["--contract"]);

/** Harmless when the demo is there. @param {NodeJS.ProcessEnv} env @returns {Promise<string>} */
export const seed = (env) => runToEnd(SEED, env, "The demo data could not be written");

async function runToEnd(program, env, complaint, args = []) {
  const child = startChild(program, { env, args });
  const how = await child.ended;
  if (how !== "exit 0") throw new Error(`${complaint} (${how}):\n${child.lastWords()}`);
  return child.lastWords().split("\n").at(-1) ?? "";
}

/**
 * Starts the site and waits until it is ready.
 *
 * @param {{env: NodeJS.ProcessEnv, dataDir: string, onLine?: (line: string) => void}} options
 * @returns {Promise<import("./child.mjs").Child>}
 * @throws {Error} with its last words when it ends before, or is not ready in five minutes
 */
export async function startSite({ env, dataDir, onLine }) {
  const child = startChild(SITE, { env, logFile: path.join(dataDir, "site.log"), onLine });
  let ended;
  void child.ended.then((how) => (ended = how));
  for (const end = Date.now() + READY_WITHIN; !(await isReady(env.PORT)); await delay(50)) {
    if (!ended && Date.now() < end) continue;
    const words = child.lastWords();
    await child.stop();
    throw new Error(
      `The site did not come up (${ended ?? `not ready in ${READY_WITHIN / 1000} s`}):\n${words}`,
    );
  }
  return child;
}

async function isReady(port) {
  try {
    const signal = AbortSignal.timeout(10_000);
    const response = await fetch(`http://127.0.0.1:${port}/healthz`, { signal });
    return response.status === 200;
  } catch {
    return false;
  }
}
