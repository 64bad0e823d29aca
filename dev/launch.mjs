/**
 * The development environment from nothing to a site that serves, and back.
 */
import { mkdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { ROOT } from "./child.mjs";
import { build, buildIsFresh, installPackages, packagesAreFresh } from "./build-state.mjs";
import { raise } from "./environment.mjs";
import { holderOf, tryLock, waitForLock, writeClaim } from "./lock.mjs";
import { endProcess, processIdentity } from "./processes.mjs";
import { readSettings } from "./settings.mjs";
import { createShutdown } from "./shutdown.mjs";
import { migrate, seed, startSite } from "./site.mjs";
import { boxed, createSteps } from "./steps.mjs";

/** pino's number for "error". */
const ERROR_LEVEL = 50;
const BUILD_WITHIN = 15 * 60_000;

/** @returns {Promise<void>} when all is up; the process then lives until it is told to stop */
export async function launch() {
  const settings = readSettings(ROOT, process.env);
  const dataDir = path.resolve(ROOT, settings.DATA_DIR ?? ".data");
  mkdirSync(dataDir, { recursive: true, mode: 0o700 });
  const lock = path.join(dataDir, "start.lock");
  const before = readLock(lock);
  const unlock = tryLock(lock);
  if (!unlock) return sayWhere(holderOf(lock));

  const shutdown = createShutdown({ print: console.log });
  shutdown.onStop(unlock);
  const start = up({ settings, dataDir, lock, before, shutdown });
  shutdown.guard(start);
  try {
    await start;
  } catch (error) {
    // What a stop broke off is no fault to report.
    if (shutdown.isStopping()) return;
    console.error(`\n${error.message}`);
    await shutdown.stop(1);
  }
}

function sayWhere(holder) {
  const where = holder?.urls ? `: ${holder.urls.site}` : " (it is still starting)";
  console.log(`Staffboard runs already${where}`);
  if (holder?.urls?.mail) console.log(`Inbox: ${holder.urls.mail}`);
  if (holder) console.log(`Process ${holder.pid} holds it; Ctrl-C there stops it.`);
}

async function up({ settings, dataDir, lock, before, shutdown }) {
  const since = performance.now();
  const { log, step: show } = createSteps();
  const step = (name, work, say) => {
    shutdown.throwIfStopping();
    return show(name, work, say);
  };
  await endLeftovers(before, log);
  await prepareBuild(step, log);

  const environment = await raise({ dataDir, settings, log, step });
  shutdown.onStop(environment.stop);
  const { env, urls, services, database } = environment;
  const children = services ? [services] : [];
  const claim = (facts) => writeClaim(lock, { children: children.map(describe), ...facts });
  claim();

  await step("Tables", () => migrate(env), String);
  const site = await openSite(env, dataDir, step);
  shutdown.onStop(() => site.stop());
  children.push(site);
  claim({ urls });
  shutdown.onForce(() => [site, services].forEach((child) => child?.process.kill("SIGKILL")));
  shutdown.onForce(() => database?.pid && process.kill(database.pid, "SIGTERM"));

  watch({ site, services, database }, dataDir, shutdown);
  console.log(`\n${boxed(summary(urls, dataDir, performance.now() - since))}\n`);
}

/** Looking for the demo and loading the site take a second each and do not need one another. */
async function openSite(env, dataDir, step) {
  const [demo, site] = await Promise.allSettled([
    env.NODE_ENV === "production" ? undefined : step("Demo", () => seed(env), String),
    step("Site", () => startSite({ env, dataDir, onLine: printErrors })),
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

/** A launcher that was killed takes its children along, but they need a moment to drain. */
async function endLeftovers(before, log) {
  for (const { pid, identity } of before?.children ?? []) {
    if (!identity || processIdentity(pid) !== identity) continue;
    log(`waiting for process ${pid} of the last run to end`);
    await endProcess(pid, 10_000);
  }
}

/**
 * Packages and build, when they are not up to date.
 *
 * @param {<T>(name: string, work: () => Promise<T>, say?: (result: T) => string) => Promise<T>} step
 * @param {(line: string) => void} log
 */
export async function prepareBuild(step, log) {
  // Two starts in one checkout must not install or build over one another.
  const unlock = await waitForLock(path.join(ROOT, "dist/.build-lock"), BUILD_WITHIN);
  try {
    await step("Packages", () => refreshPackages(log), String);
    await step("Build", () => refreshBuild(log), String);
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

async function refreshBuild(log) {
  if (buildIsFresh(ROOT)) return "up to date";
  log("building server and client (npm run build)");
  await build(ROOT);
  return "built";
}

/** The log file has everything; a developer wants to see what goes wrong. */
function printErrors(line) {
  if (!line.startsWith("{")) return;
  try {
    const { level, msg, err } = JSON.parse(line);
    if (level >= ERROR_LEVEL)
      console.error(`site: ${msg}${err?.message ? `: ${err.message}` : ""}`);
  } catch {
    // Cut off, or no log line at all.
  }
}

/** A part that dies takes the rest down, loudly: half an environment only confuses. */
function watch({ site, services, database }, dataDir, shutdown) {
  const report = (name, how, words, file) => {
    if (shutdown.isStopping()) return;
    console.error(`\n${words}\n\n${name} ended by itself (${how}). ${file ? `Log: ${file}` : ""}`);
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
    ...(urls.mail ? [`Inbox     ${urls.mail}   every mail, sign-in codes too`] : []),
    ...(urls.stripe
      ? [`Stripe    ${urls.stripe}   card 4242 4242 4242 4242 pays, …0002 is declined`]
      : []),
    "Accounts  candidate@example.com, recruiter@example.com, admin@example.com",
    `Data, logs  ${shownDir}`,
    "",
    "Ctrl-C stops everything",
  ];
}
