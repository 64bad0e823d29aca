import { setTimeout as delay } from "node:timers/promises";
import { parseArgs } from "node:util";
import { crashes } from "./crashes.js";
import { laterEvents } from "./later-events.js";
import { badStripe, databaseCut, eventsOfPurchases, twoSites } from "./purchases.js";
import { heading, isRight, shown, total, type Column, type Results, type Trial } from "./table.js";
import { World } from "./world.js";

/**
 * `npm run faults -- billing [--tries n] [--only groups] [--named pattern] [--lanes n]`: buys plans at sites of their own while events
 * are lost, Stripe fails, the database is cut off, and the site is killed. For each fault it prints how often our rows became what
 * Stripe says, and after how many seconds of the site's clock, which is moved. Fails if any stays wrong.
 */
const { values } = parseArgs({
  allowPositionals: true,
  options: {
    tries: { type: "string", default: "20" },
    only: { type: "string", default: "" },
    named: { type: "string", default: "" },
    lanes: { type: "string", default: "4" },
  },
});
const CLOSED_WITHIN_MS = 15_000;
const atLeastOne = (text: string): number => Math.max(1, Number(text) || 1);
const tries = atLeastOne(values.tries);
/** By default, those that take longest come first, so that no lane works alone at the end. */
const GROUPS: Record<string, readonly Trial[]> = {
  crashes,
  later: laterEvents,
  database: databaseCut,
  stripe: badStripe,
  events: eventsOfPurchases,
  instances: twoSites,
};

const groups = values.only === "" ? Object.keys(GROUPS) : values.only.split(",");
const named = new RegExp(values.named);
const waiting = groups.flatMap(trialsOf).filter(({ name }) => named.test(name));
if (waiting.length === 0) refuse("No fault has such a name.");
const columns: Column[] = [];

function trialsOf(group: string): readonly Trial[] {
  return GROUPS[group] ?? refuse(`--only takes these groups: ${Object.keys(GROUPS).join(", ")}.`);
}

function refuse(why: string): never {
  console.error(why);
  process.exit(2);
}

/** Tries one fault after the other; several lanes do so at once, because most of a fault's time is spent waiting. */
async function lane(): Promise<void> {
  for (let trial = waiting.shift(); trial; trial = waiting.shift()) {
    const column = { name: trial.name, results: await resultsOf(trial) };
    columns.push(column);
    console.log(shown(column));
  }
}

let worlds = 0;

/** Each fault has a world of its own, so that what one leaves behind can't make another right or wrong. */
async function resultsOf({ run }: Trial): Promise<Results> {
  try {
    const world = await World.open(process.env, `faults_${(worlds += 1)}`);
    try {
      return await run(world, tries);
    } finally {
      await Promise.race([world.close(), delay(CLOSED_WITHIN_MS)]);
    }
  } catch (error) {
    return [error instanceof Error ? `not tried to the end: ${error.message}` : String(error)];
  }
}

console.log(`\n${heading()}`);
const began = Date.now();
await Promise.all(Array.from({ length: atLeastOne(values.lanes) }, lane));
console.log(`${total(columns)}\n${Math.round((Date.now() - began) / 60_000)} minutes`);
// A connection that is still open must not keep the command from ending.
process.exit(columns.every(isRight) ? 0 : 1);
