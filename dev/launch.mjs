/**
 * Brings up the whole development environment and takes it down again.
 */
import { mkdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { ROOT } from "./child.mjs";
import { build, buildIsFresh, installPackages, packagesAreFresh } from "./build-state.mjs";
import { raise } from "./environment.mjs";
import { refreshGenerated } from "./generated.mjs";
import { holderOf, tryLock, waitForLock, writeClaim } from "./lock.mjs";
import { endProcess, processIdentity } from "./processes.mjs";
import { printErrors } from "./log-lines.mjs";
import { readSettings } from "./settings.mjs";
import { createShutdown } from "./shutdown.mjs";
import { migrate, seed, startSite } from "./site.mjs";
import { boxed, createSteps } from "./steps.mjs";

const BUILD_WITHIN = 15 * 60_000;

/**
 * @typedef {object} Plan
 * @property {import("./build-state.mjs").Part[]} parts what to build
 * @property {(options: {env: NodeJS.ProcessEnv, dataDir: string}) =>
 *   Promise<import("./child.mjs").Child>} openSite resolves when the site is ready
 */

/** `npm start`: the built site. @type {Plan} */
export const BUILT_SITE = {
  parts: ["server", "client"],
  openSite: (options) => startSite({ ...options, onLine: printErrors }),
};

/**
 * @param {Plan} plan
 * @returns {Promise<void>} when everything is up; the process then runs until it is stopped
 */
export async function launch(plan) {
  const settings = readSettings(ROOT, process.env);
  const dataDir = path.resolve(ROOT, settings.DATA_DIR ?? ".data");
  mkdirSync(dataDir, { recursive: true, mode: 0o700 });
  const lock = path.join(dataDir, "start.lock");
  const before = readLock(lock);
  const unlock = tryLock(lock);
  if (!unlock) return reportRunningLauncher(holderOf(lock));

  const shutdown = createShutdown({ print: console.log });
  shutdown.onStop(unlock);
  const start = up({ plan, settings, dataDir, lock, before, shutdown });
  shutdown.guard(start);
  try {
    await start;
  } catch (error) {
    // Work interrupted by a stop is not an error.
    if (shutdown.isStopping()) return;
    console.error(`\n${error.message}`);
    await shutdown.stop(1);
  }
}

function reportRunningLauncher(holder) {
  const where = holder?.urls ? `: ${holder.urls.site}` : " (it is still starting)";
  console.log(`Staffboard is already running${where}`);
  if (holder?.urls?.mail) console.log(`Inbox: ${holder.urls.mail}`);
  if (holder) console.log(`It runs in process ${holder.pid}; press Ctrl-C there to stop it.`);
}

async function up({ plan, settings, dataDir, lock, before, shutdown }) {
  const since = performance.now();
  const { log, step: show } = createSteps();
  const step = (name, work, say) => {
    shutdown.throwIfStopping();
    return show(name, work, say);
  };
  await endLeftovers(before, log);
  await prepareBuild(step, log, plan.parts);

  const prepare = (env) => step("Tables", () => migrate(env), String);
  const environment = await raise({ dataDir, settings, log, step, prepare });
  shutdown.onStop(environment.stop);
  const { env, urls, services, database } = environment;
  const children = services ? [services] : [];
  const claim = (facts) => writeClaim(lock, { children: children.map(describe), ...facts });
  claim();

  const site = await openSite(plan, { env, dataDir }, step);
  shutdown.onStop(() => site.stop());
  children.push(site);
  claim({ urls });
  shutdown.onForce(() => [site, services].forEach((child) => child?.process.kill("SIGKILL")));
  shutdown.onForce(() => database?.pid && process.kill(database.pid, "SIGTERM"));

  watch({ site, services, database }, dataDir, shutdown);
  console.log(`\n${boxed(summary(urls, dataDir, performance.now() - since))}\n`);
}

/** Seeding and loading the site take a second each and are independent, so they run at once. */
async function openSite(plan, { env, dataDir }, step) {
  const [demo, site] = await Promise.allSettled([
    env.SITE_MODE === "production" ? undefined : step("Demo", () => seed(env), String),
    step("Site", () => plan.openSite({ env, dataDir })),
  ]);
  if (site.status === "rejected") throw site.reason;
  if (demo.status === "fulfilled") return site.value;
  await site.value.stop();
  throw demo.reason;
}

const describe = ({ pid }) => ({ pid, identity: processIdentity(pid) });

function readLock(file) {
  try {
    return JSON.parse(readFileSync(file, "utf8"));
  } catch {
    return undefined;
  }
}

/** The children of a launcher that was killed end with it, but need a moment to drain. */
async function endLeftovers(before, log) {
  for (const { pid, identity } of before?.children ?? []) {
    if (!identity || processIdentity(pid) !== identity) continue;
    log(`waiting for process ${pid} of the previous run to end`);
    await endProcess(pid, 10_000);
  }
}

/**
 * Installs packages, generates files, and builds, where they are out of date.
 *
 * @param {<T>(name: string, work: () => Promise<T>, say?: (result: T) => string) => Promise<T>} step
 * @param {(line: string) => void} log
 * @param {import("./build-state.mjs").Part[]} parts what to build
 */
export async function prepareBuild(step, log, parts = BUILT_SITE.parts) {
  // Only one launcher at a time may install or build in this checkout.
  const unlock = await waitForLock(path.join(ROOT, "dist/.build-lock"), BUILD_WITHIN);
  try {
    await step("Packages", () => refreshPackages(log), String);
    await step("Generated", () => refreshGenerated(), sayGenerated);
    await step("Build", () => refreshBuild(log, parts), String);
  } finally {
    unlock();
  }
}

async function refreshPackages(log) {
  if (packagesAreFresh(ROOT)) return "up to date";
  log("installing packages (npm ci); the first time takes a minute or so");
  await installPackages(ROOT);
  return "installed";
}

const sayGenerated = (made) => (made.length > 0 ? made.join(", ") : "up to date");

async function refreshBuild(log, parts) {
  const stale = parts.filter((part) => !buildIsFresh(ROOT, part));
  if (stale.length === 0) return "up to date";
  log(`building ${stale.join(" and ")}`);
  await Promise.all(stale.map((part) => build(ROOT, part)));
  return "built";
}

/** If one part dies, reports it and stops the rest: a partial environment only causes confusing errors. */
function watch({ site, services, database }, dataDir, shutdown) {
  const report = (name, how, words, file) => {
    if (shutdown.isStopping()) return;
    console.error(
      `\n${words}\n\n${name} ended unexpectedly (${how}). ${file ? `Log: ${file}` : ""}`,
    );
    void shutdown.stop(1);
  };
  void site.ended.then((how) =>
    report("The site", how, site.lastWords(), path.join(dataDir, "site.log")),
  );
  void services?.ended.then((how) =>
    report("The local services", how, services.lastWords(), path.join(dataDir, "services.log")),
  );
  if (!database?.pid) return;
  const identity = processIdentity(database.pid);
  const timer = setInterval(() => {
    if (processIdentity(database.pid) === identity) return;
    clearInterval(timer);
    report("The database", "gone", "", path.join(dataDir, "mysql/server.log"));
  }, 2000);
}

function summary(urls, dataDir, milliseconds) {
  const shownDir = path.relative(process.cwd(), dataDir) || dataDir;
  return [
    `Staffboard is ready (${(milliseconds / 1000).toFixed(1)} s)`,
    "",
    `Site      ${urls.site}`,
    ...(urls.mail ? [`Inbox     ${urls.mail}   every email, login codes too`] : []),
    ...(urls.stripe
      ? [`Stripe    ${urls.stripe}   card 4242 4242 4242 4242 pays, …0002 is declined`]
      : []),
    "Accounts  candidate@example.com, recruiter@example.com, admin@example.com",
    `Data, logs  ${shownDir}`,
    "",
    "Ctrl-C stops everything",
  ];
}
