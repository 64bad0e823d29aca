import { fork } from "node:child_process";
import path from "node:path";
import { benchJobs } from "./jobs.js";

/**
 * `npm run bench`: what our doors cost beside a bare server with the same query on the same database,
 * measured side by side in one run. Ratios travel between machines; the absolute figures do not.
 */
const site = process.env.BENCH_URL ?? "";
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
