/**
 * Runs a program against a temporary site: fresh data in a temporary folder, free ports, none of the user's settings.
 * The browser tests and the benchmarks use it.
 */
import { spawn } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import os from "node:os";
import path from "node:path";
import { ROOT } from "./child.mjs";
import { raise } from "./environment.mjs";
import { prepareBuild } from "./launch.mjs";
import { createDatabase, ensureDatabase } from "./mysql.mjs";
import { scratchFolder } from "./scratch.mjs";
import { trackCommand } from "./processes.mjs";
import { createShutdown } from "./shutdown.mjs";
import { migrate, seed, startSite } from "./site.mjs";
import { createSteps } from "./steps.mjs";

/** Shell variables passed on to the program; DATABASE_URL and the like must not reach the tests. */
const TOOLS =
  /^(PATH|HOME|USER|LOGNAME|SHELL|TERM|TMPDIR|LANG|LC_\w+|TZ|CI|NO_COLOR|FORCE_COLOR|DEBUG|XDG_\w+|DISPLAY|CHROMIUM_PATH|(BENCH|TEST)_\w+)$/;

/**
 * @param {object} options
 * @param {[file: string, ...args: string[]]} options.program for Node, from the project's folder
 * @param {string[]} [options.args] appended to the program's; this command's own arguments by default
 * @param {Record<string, string>} [options.overrides] settings of the site that replace the development values
 * @param {boolean} [options.durable] false: the database does not wait for the disk
 * @param {boolean} [options.bare] the program starts sites of its own: there are no demo data, and `describe` gets no site
 * @param {number} [options.sites] how many sites to start, each with its own database and services, on one database server
 * @param {(environment: import("./environment.mjs").Environment, site: import("./child.mjs").Child,
 *   others: import("./environment.mjs").Environment[]) => Promise<Record<string, string | undefined>>} [options.describe]
 *   the program's own variables; `others` are the environments of the second site and those after it
 * @returns {Promise<void>} ends the process with the program's exit code
 */
export async function runWithSite({
  program,
  args = process.argv.slice(2),
  overrides = {},
  durable,
  bare = false,
  sites = 1,
  describe,
}) {
  const shutdown = createShutdown({ print: console.log, interruptedCode: 130 });
  const work = start({
    program: [...program, ...args],
    overrides,
    durable,
    bare,
    sites,
    describe,
    shutdown,
  });
  shutdown.guard(work);
  try {
    await shutdown.stop(await work);
  } catch (error) {
    if (shutdown.isStopping()) return;
    console.error(`\n${error.message}`);
    await shutdown.stop(1);
  }
}

async function start({ program, overrides, durable, bare, sites, describe, shutdown }) {
  const { log, step: show } = createSteps();
  const step = (name, work, say) => {
    shutdown.throwIfStopping();
    return show(name, work, say);
  };
  await prepareBuild(step, log);
  const dataDir =
    durable === false ? scratchFolder() : mkdtempSync(path.join(os.tmpdir(), "staffboard-"));
  shutdown.onStop(() => rmSync(dataDir, { recursive: true, force: true }));
  const settings = { ...toolSettings(process.env), ...overrides };
  const database = await step("Database", () => startDatabase({ dataDir, durable, log }));
  shutdown.onStop(database.stop);
  const open = { settings, log, bare, shutdown };
  // The steps of the first site show how far the others are.
  const quiet = (_name, work) => {
    shutdown.throwIfStopping();
    return work();
  };
  const [{ environment, site }, ...others] = await all([
    startOne({ ...open, folder: dataDir, databaseUrl: database.url, step }),
    ...Array.from({ length: sites - 1 }, async (_, index) => {
      const name = `site_${index + 2}`;
      const databaseUrl = await createDatabase(database.url, name);
      return startOne({ ...open, folder: path.join(dataDir, name), databaseUrl, step: quiet });
    }),
  ]);
  shutdown.throwIfStopping();
  const own = await describe?.(
    environment,
    site,
    others.map((other) => other.environment),
  );
  return runProgram(program, { ...environment.env, ...own });
}

/** Waits for all, even if one fails: what is still starting then could not be stopped. */
async function all(starts) {
  const results = await Promise.allSettled(starts);
  const failed = results.find(({ status }) => status === "rejected");
  if (failed) throw failed.reason;
  return results.map(({ value }) => value);
}

const startDatabase = (options) =>
  ensureDatabase({
    ...options,
    throwAway: true,
    binariesDir: path.resolve(ROOT, process.env.DATA_DIR ?? ".data", "mysql-server"),
  });

async function startOne({ folder, settings, databaseUrl, log, bare, shutdown, step }) {
  const environment = await raise({
    dataDir: folder,
    settings: { ...settings, DATABASE_URL: databaseUrl },
    // A random start, so that two runs at once rarely try the same ports.
    portsFrom: 20_000 + Math.floor(Math.random() * 12_000),
    log,
    step,
    prepare: (env) => bare || step("Tables", () => migrate(env), String),
  });
  shutdown.onStop(environment.stop);
  const site = bare ? undefined : await startDemo(environment, folder, step);
  if (site) shutdown.onStop(() => site.stop());
  return { environment, site };
}

async function startDemo({ env, urls }, dataDir, step) {
  await step("Demo", () => seed(env), String);
  return step(
    "Site",
    () => startSite({ env, dataDir }),
    () => urls.site,
  );
}

/** @param {NodeJS.ProcessEnv} environment */
export const toolSettings = (environment) =>
  Object.fromEntries(Object.entries(environment).filter(([name]) => TOOLS.test(name)));

function runProgram(program, env) {
  return new Promise((resolve, reject) => {
    const child = spawn(process.execPath, program, { cwd: ROOT, env, stdio: "inherit" });
    trackCommand(child);
    child.once("error", reject);
    child.once("exit", (code) => resolve(code ?? 1));
  });
}
