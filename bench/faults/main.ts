import { setTimeout as delay } from "node:timers/promises";
import { parseArgs } from "node:util";
import { crashes } from "./crashes.js";
import { laterEvents } from "./later-events.js";
import { badStripe, databaseCut, eventsOfPurchases, twoSites } from "./purchases.js";
import { heading, isRight, shown, type Column, type Run } from "./table.js";
import { World } from "./world.js";

/**
 * `npm run faults -- billing [--tries n] [--only group] [--named text]`: buys plans at a site of its own while events are lost, Stripe fails,
 * the database is cut off, and the site is killed. For each fault it prints how often our rows became what Stripe says, and
 * after how many seconds of the site's clock, which is moved. Fails if any stays wrong.
 */
const { values } = parseArgs({
  allowPositionals: true,
  options: {
    tries: { type: "string", default: "20" },
    only: { type: "string", default: "" },
    named: { type: "string", default: "" },
  },
});
const CLOSED_WITHIN_MS = 15_000;
const tries = Math.max(1, Number(values.tries) || 1);
/** Faults whose attempts run one after the other take longest. */
const GROUPS: Record<string, (world: World, run: Run) => AsyncIterable<Column>> = {
  events: eventsOfPurchases,
  later: laterEvents,
  stripe: badStripe,
  database: databaseCut,
  instances: twoSites,
  crashes,
};

const world = await World.open(process.env);
let allRight = true;
try {
  console.log(`\n${heading()}`);
  for (const [name, run] of Object.entries(GROUPS)) {
    if (!name.startsWith(values.only)) continue;
    for await (const column of run(world, {
      tries,
      wants: (what) => what.includes(values.named),
    })) {
      console.log(shown(column));
      allRight &&= isRight(column);
    }
    world.calm();
  }
} finally {
  await Promise.race([world.close(), delay(CLOSED_WITHIN_MS)]);
}
// A connection that is still open must not keep the command from ending.
process.exit(allRight ? 0 : 1);
