/**
 * `npm run faults -- billing`: what happens to payments when something fails, tried on sites of its own. `--tries 5` tries
 * each fault five times instead of twenty; `--only crashes,events` runs two groups, `--named "won|lost"` the columns that match;
 * `--lanes 2` tries two faults at once instead of four.
 *
 * `npm run faults -- site`: what happens to the site when what it depends on fails: its database is silent, frozen, read-only, killed,
 * or gone; S3 and Stripe hang, fail, or can't be reached; SES is gone for a day or never answers; a clock is fast; and a migration waits for
 * a backup. Then what it costs when nothing fails: two instances restart in turn, and one is asked the same for an hour.
 * `--named silent` tries the faults that match, `--kills 5` kills the database five
 * times instead of fifty, `--away 60` keeps the database away for one minute
 * instead of five, `--requests 500` and `--minutes 12` shorten the restarts and the hour, and `--beside folder` tries each on another
 * build of the project, too.
 *
 * `npm run faults -- cluster`: the same for a replica whose replication stops, and for a cluster whose writer is killed. It says which
 * Debian packages it needs.
 * `npm run faults -- cache`: what nginx and Varnish keep of the site, and for whom.
 */
import "./node-version.mjs";

const PROGRAMS = {
  billing: "dist/node/bench/faults/main.js",
  site: "dist/node/bench/faults/site/main.js",
  cluster: "dist/node/bench/faults/cluster/main.js",
};
const [name] = process.argv.slice(2);
const program = PROGRAMS[name];
if (name === "cache") {
  const { faultsCache } = await import("./faults-cache.mjs");
  await faultsCache();
} else if (program !== undefined) {
  const { runWithSite } = await import("./with-site.mjs");
  await runWithSite({
    program: [program],
    overrides: { SITE_MODE: "development", LOG_LEVEL: "error" },
    // It starts sites of its own, on databases of their own; no other program's database server is killed.
    durable: false,
    bare: true,
  });
} else {
  const names = [...Object.keys(PROGRAMS), "cache"].join(", ");
  console.error(`Say what should fail: "npm run faults -- NAME". Names: ${names}.`);
  process.exit(1);
}
