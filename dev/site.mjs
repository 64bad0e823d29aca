/**
 * Brings the product up in a running environment: tables, demo data, the server process.
 */
import { get } from "node:http";
import path from "node:path";
import { setTimeout as delay } from "node:timers/promises";
import { startChild } from "./child.mjs";
import { printLoop } from "./log-lines.mjs";
import { nextFreePort } from "./ports.mjs";

const MIGRATE = "dist/node/server/commands/migrate.js";
const SEED = "dist/node/dev/seed/main.js";
const SITE = "dist/node/server/main.js";
const LOOP = "dist/node/dev/hot/main.js";
/** In milliseconds. Allows for a cold disk and a busy processor. */
const READY_WITHIN = 300_000;

/** Runs migrations; no server of an older release is running here. @param {NodeJS.ProcessEnv} env @returns {Promise<string>} its last line of output */
export const migrate = (env) =>
  runToEnd(MIGRATE, env, "The tables could not be made", ["--contract"]);

/**
 * Changes nothing if the demo data exists. The database is a local one, also where the site runs as in production.
 *
 * @param {NodeJS.ProcessEnv} env
 * @returns {Promise<string>}
 */
export const seed = (env) =>
  runToEnd(SEED, env, "The demo data could not be written", ["--demo-data-in-production"]);

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
 * @throws {Error} with the end of its output if it exits or is not ready within five minutes
 */
export const startSite = (options) => start(SITE, options, ({ status }) => status === 200);

/**
 * Starts the site from its sources (dev/hot). It counts as up once it answers: an error in the sources is shown, and the
 * site waits for it to be fixed.
 *
 * @param {{env: NodeJS.ProcessEnv, dataDir: string}} options
 * @returns {Promise<import("./child.mjs").Child>}
 * @throws {Error} like startSite
 */
export async function startLoop({ env, dataDir }) {
  const from = Math.min(Number(env.PORT) + 200, 32_000);
  const ports = [await nextFreePort(from), await nextFreePort(from)];
  const settings = { ...env, DEV_SITE_PORTS: ports.join() };
  return start(LOOP, { env: settings, dataDir, onLine: printLoop }, () => true);
}

async function start(program, { env, dataDir, onLine }, isUp) {
  const child = startChild(program, { env, logFile: path.join(dataDir, "site.log"), onLine });
  let ended;
  void child.ended.then((how) => (ended = how));
  for (const end = Date.now() + READY_WITHIN; !(await isReady(env.PORT, isUp)); await delay(50)) {
    if (!ended && Date.now() < end) continue;
    const words = child.lastWords();
    await child.stop();
    throw new Error(
      `The site did not come up (${ended ?? `not ready in ${READY_WITHIN / 1000} s`}):\n${words}`,
    );
  }
  return child;
}

/**
 * Not by fetch: asked again and again while a busy machine starts the site, it was seen never to settle, not even by the
 * timeout of its signal.
 *
 * @returns {Promise<boolean>}
 */
function isReady(port, isUp) {
  return new Promise((resolve) => {
    const address = { host: "127.0.0.1", port, path: "/healthz", agent: false, timeout: 10_000 };
    const request = get(address, (response) => {
      response.resume();
      resolve(isUp({ status: response.statusCode }));
    });
    request.once("timeout", () => request.destroy());
    request.once("close", () => resolve(false));
    request.once("error", () => resolve(false));
  });
}
