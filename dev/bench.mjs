/** `npm run bench`: the benchmarks against a site of their own, run as in production. */
import "./node-version.mjs";

const { runWithSite } = await import("./with-site.mjs");

await runWithSite({
  program: ["dist/node/bench/main.js"],
  overrides: { NODE_ENV: "production", LOG_LEVEL: "error" },
  describe: async ({ urls }) => ({ BENCH_URL: urls.site }),
});
