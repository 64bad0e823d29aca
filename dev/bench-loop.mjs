/**
 * `npm run bench -- loop`: runs `npm run dev` in a copy of the project, because the benchmark edits files. With `--against FOLDER` it
 * runs that checkout, too, which has its packages installed, and edits both in turn.
 */
import { spawn } from "node:child_process";
import { cpSync, mkdirSync, mkdtempSync, rmSync, symlinkSync } from "node:fs";
import os from "node:os";
import path from "node:path";
import { setTimeout as delay } from "node:timers/promises";
import { ROOT } from "./child.mjs";
import { ensureChromium } from "./chromium.mjs";
import { prepareBuild } from "./launch.mjs";
import { run, trackCommand } from "./processes.mjs";
import { createShutdown } from "./shutdown.mjs";
import { createSteps } from "./steps.mjs";

const UP_WITHIN = 300_000;

/**
 * @param {{ edits: string[], against?: string }} options names of the edits to make, all if empty; another checkout
 * @returns {Promise<void>} ends the process with the benchmark's exit code
 */
export async function benchLoop({ edits, against }) {
  const shutdown = createShutdown({ print: console.log, interruptedCode: 130 });
  const work = bench(shutdown, edits, against && path.resolve(against));
  shutdown.guard(work);
  try {
    await shutdown.stop(await work);
  } catch (error) {
    if (!shutdown.isStopping()) console.error(`\n${error.message}`);
    await shutdown.stop(1);
  }
}

async function bench(shutdown, edits, against) {
  const { log, step } = createSteps();
  await prepareBuild(step, log, ["server"]);
  const chromium = await ensureChromium(log);
  const { root, env } = await copyProject(ROOT, shutdown);
  // Both launchers need the tables and the demo data.
  await stopped((await up(root, env, "dev/start.mjs", shutdown)).child);
  const oldWay = await seconds(async () => {
    const built = await run("npm", ["run", "build"], { cwd: root, env });
    if (!built.ok) throw new Error(`${built.stdout}\n${built.stderr}`);
    await stopped((await up(root, env, "dev/start.mjs", shutdown)).child);
  });
  const sites = [{ root, url: (await up(root, env, "dev/dev.mjs", shutdown)).url }];
  if (against) {
    const other = await copyProject(against, shutdown);
    const { url } = await up(other.root, other.env, "dev/dev.mjs", shutdown);
    sites.push({ root: other.root, url });
  }
  return runProgram({
    ...env,
    LOOP_EDITS: edits.join(","),
    LOOP_SITES: JSON.stringify(sites),
    LOOP_OLD_WAY: String(oldWay),
    CHROMIUM: chromium,
  });
}

/** Copies the files git would commit and links node_modules, which no benchmark edits. @returns the copy, and its environment */
async function copyProject(from, shutdown) {
  const root = mkdtempSync(path.join(os.tmpdir(), "staffboard-loop-"));
  shutdown.onStop(() => rmSync(root, { recursive: true, force: true }));
  const listed = await run("git", ["ls-files", "-co", "--exclude-standard", "-z"], { cwd: from });
  if (!listed.ok) throw new Error(`git ls-files failed:\n${listed.stderr}`);
  for (const name of listed.stdout.split("\0").filter(Boolean)) {
    mkdirSync(path.dirname(path.join(root, name)), { recursive: true });
    cpSync(path.join(from, name), path.join(root, name));
  }
  symlinkSync(path.join(from, "node_modules"), path.join(root, "node_modules"));
  const { PATH, HOME, TMPDIR } = process.env;
  return { root, env: { PATH, HOME, TMPDIR, DATA_DIR: path.join(root, ".data") } };
}

/** Starts a launcher. @returns its process and the site's address, once that answers */
async function up(root, env, program, shutdown) {
  const child = spawn(process.execPath, [program], {
    cwd: root,
    env,
    stdio: ["ignore", "pipe", "pipe"],
  });
  let words = "";
  for (const stream of [child.stdout, child.stderr]) stream.on("data", (chunk) => (words += chunk));
  shutdown.onStop(() => stopped(child));
  const end = Date.now() + UP_WITHIN;
  while (!words.includes("Staffboard is ready")) {
    if (child.exitCode !== null || Date.now() > end) throw new Error(`${program}:\n${words}`);
    await delay(50);
  }
  return { child, url: /Site +(http\S+)/.exec(words)?.[1] };
}

async function stopped(child) {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const ended = new Promise((resolve) => child.once("exit", resolve));
  child.kill("SIGTERM");
  await ended;
}

async function seconds(work) {
  const since = performance.now();
  await work();
  return (performance.now() - since) / 1000;
}

function runProgram(env) {
  return new Promise((resolve, reject) => {
    const program = path.join(ROOT, "dist/node/bench/loop.js");
    const child = spawn(process.execPath, [program], { cwd: ROOT, env, stdio: "inherit" });
    trackCommand(child);
    child.once("error", reject);
    child.once("exit", (code) => resolve(code ?? 1));
  });
}
