/**
 * `npm run bench`: raises a site of its own and measures it beside bare servers. The project must be built.
 */
import { spawn } from "node:child_process";
import { raiseThrowawaySite } from "./throwaway-site.mjs";

const site = await raiseThrowawaySite({ NODE_ENV: "production", LOG_LEVEL: "error" });
try {
  const env = { ...process.env, BENCH_URL: site.urls.site, DATABASE_URL: site.env.DATABASE_URL };
  const args = ["dist/node/bench/main.js", ...process.argv.slice(2)];
  const bench = spawn(process.execPath, args, { stdio: "inherit", env });
  process.exitCode = await new Promise((resolve) =>
    bench.once("exit", (code) => resolve(code ?? 1)),
  );
} finally {
  await site.stop();
}
