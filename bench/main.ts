import { fork } from "node:child_process";
import path from "node:path";
import { parseArgs } from "node:util";
import { benchJobs } from "./jobs.js";
import { benchPages } from "./pages.js";

/**
 * `npm run bench [-- jobs | pages] [--runs n]`; both without a name.
 *
 * jobs: what our doors cost beside a bare server with the same query on the same database, measured side by
 * side in one run. Ratios travel between machines; the absolute figures do not.
 * pages: what browsers and search engines think of each page that a visitor can open.
 */
const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { runs: { type: "string", default: "1" } },
});
const site = process.env.BENCH_URL ?? "";
const wants = (name: string) => positionals.length === 0 || positionals.includes(name);

async function jobs(): Promise<void> {
  const bare = fork(path.join(import.meta.dirname, "bare-server.js"), {
    stdio: ["ignore", "inherit", "inherit", "ipc"],
  });
  const bareUrl = await new Promise<string>((resolve) =>
    bare.once("message", (m) => typeof m === "string" && resolve(m)),
  );
  try {
    await benchJobs(site, bareUrl);
  } finally {
    bare.disconnect();
  }
}

if (wants("jobs")) await jobs();
if (wants("pages"))
  await benchPages({
    site,
    inbox: process.env.BENCH_INBOX ?? "",
    chromium: process.env.CHROMIUM ?? "",
    runs: Math.max(1, Number(values.runs) || 1),
  });
