/**
 * `npm run faults -- billing`: what happens to payments when something fails, tried on sites of its own. `--tries 5` tries
 * each fault five times instead of twenty; `--only crashes,events` runs two groups, `--named "won|lost"` the columns that match;
 * `--lanes 2` tries two faults at once instead of four.
 */
import "./node-version.mjs";

const { runWithSite } = await import("./with-site.mjs");

const [name] = process.argv.slice(2);
if (name !== "billing") {
  console.error('Say what should fail: "npm run faults -- billing".');
  process.exit(1);
}

await runWithSite({
  program: ["dist/node/bench/faults/main.js"],
  overrides: { SITE_MODE: "development", LOG_LEVEL: "error" },
  // It starts sites of its own, on databases of their own. They are killed; the database server never is.
  durable: false,
  bare: true,
});
