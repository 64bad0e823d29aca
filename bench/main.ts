import { fork } from "node:child_process";
import path from "node:path";
import { parseArgs } from "node:util";
import mysql from "mysql2/promise";
import { benchAttack } from "./attack.js";
import { benchBilling } from "./billing.js";
import { benchCrowd } from "./crowd.js";
import { benchDesk } from "./desk.js";
import { benchJobs, type Compared } from "./jobs.js";
import { benchLoad } from "./load.js";
import { benchSignIn } from "./sign-in.js";
import { benchPages } from "./pages.js";
import { judgedFulltext } from "./search-quality/judged-fulltext.js";
import { judgedIndex } from "./search-quality/judged-index.js";
import { judge, printQuality } from "./search-quality/quality.js";
import { benchWeight } from "./weight.js";

/**
 * `npm run bench [-- jobs | crowd | search | sign-in | desk | billing | load | pages | attack | weight] [options]`; runs all if none is
 * named. The options are in dev/bench.mjs.
 *
 * jobs: what our API costs compared to a bare server with the same query on the same database, measured side by side in
 * one run. Ratios are comparable between machines; absolute figures are not.
 * crowd: 1,000 connections on ready pages, and memory while `--addresses` different pages are asked for.
 * search: whole searches of the index over 20,000 jobs (`--jobs`), beside MySQL's FULLTEXT over the same rows; and how good
 * the answers of both to the judged searches are.
 * sign-in: the same for signing in with a code and for asking who is signed in.
 * desk: boards, lists and moves of 200,000 applications, searches over 50,000 resumes, and the site's memory.
 * billing: webhooks accepted per second beside a bare server, and the time to drain 10,000 events.
 * load: ten times the load that the site is capable of, for a minute, with `--against` beside another build; fails if too few
 * requests are answered, or if refusals and health checks take long.
 * attack: response times for a bystander while one network attacks the site; fails at three times the idle median,
 * and when an attack is not what it says.
 * pages: Lighthouse's scores for each page that a visitor can open.
 * weight: bytes of scripts and styles of the same pages, and of the application form; fails if a page is heavier than in
 * bench/weight-base.json, which `--save` replaces.
 */
const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    runs: { type: "string", default: "1" },
    page: { type: "string", multiple: true, default: [] },
    jobs: { type: "string", default: "20000" },
    against: { type: "string" },
    addresses: { type: "string", default: "2000" },
    save: { type: "boolean", default: false },
  },
});
const site = process.env.BENCH_URL ?? "";
const sitePid = Number(process.env.BENCH_PID);
const inbox = process.env.BENCH_INBOX ?? "";
const chromium = process.env.CHROMIUM ?? "";
const wants = (name: string) => positionals.length === 0 || positionals.includes(name);

/** Runs a benchmark beside a bare server, which is a program of its own. */
async function beside(
  program: string,
  bench: (compared: Compared) => Promise<void>,
): Promise<void> {
  const bare = fork(path.join(import.meta.dirname, program), {
    stdio: ["ignore", "inherit", "inherit", "ipc"],
  });
  const bareUrl = await new Promise<string>((resolve) =>
    bare.once("message", (m) => typeof m === "string" && resolve(m)),
  );
  try {
    await bench({ site, sitePid, bare: bareUrl, barePid: bare.pid ?? 0 });
  } finally {
    bare.disconnect();
  }
}

/** Runs a benchmark that is a program of its own, so that its memory is its own too. */
async function alone(program: string, env: Record<string, string>): Promise<void> {
  const child = fork(path.join(import.meta.dirname, program), { env: { ...process.env, ...env } });
  const code = await new Promise((resolve) => child.once("exit", resolve));
  if (code !== 0) process.exitCode = 1;
}

async function benchSearch(jobs: number): Promise<void> {
  const env = { BENCH_JOBS: String(jobs), BENCH_NOW: String(Date.now()) };
  await alone("search-fill.js", env);
  await alone("search.js", env);
  printQuality("job index", await judge(await judgedIndex()));
  const connection = await mysql.createConnection({ uri: process.env.DATABASE_URL ?? "" });
  printQuality("MySQL FULLTEXT", await judge(await judgedFulltext(connection)));
  await connection.end();
}

if (wants("search")) await benchSearch(Math.max(1_000, Number(values.jobs) || 0));
if (wants("jobs")) await beside("bare-server.js", benchJobs);
if (wants("crowd")) {
  const addresses = Math.max(100, Number(values.addresses) || 0);
  if (!(await benchCrowd({ site, pid: sitePid, addresses }))) process.exitCode = 1;
}
if (wants("sign-in")) await beside("bare-sign-in.js", ({ site, bare }) => benchSignIn(site, bare));
if (wants("billing")) await beside("bare-webhooks.js", ({ bare }) => benchBilling(site, bare));
if (wants("desk")) await benchDesk(site, sitePid);
if (wants("load") && !(await benchLoad(values.against))) process.exitCode = 1;
if (wants("attack") && !(await benchAttack({ url: site, inbox }))) process.exitCode = 1;
if (wants("pages"))
  await benchPages({
    site,
    sitePid,
    inbox,
    chromium,
    only: values.page,
    runs: Math.max(1, Number(values.runs) || 1),
  });
if (wants("weight") && !(await benchWeight({ site, inbox, chromium, save: values.save })))
  process.exitCode = 1;
