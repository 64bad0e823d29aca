import path from "node:path";
import { setTimeout as delay } from "node:timers/promises";
import { minutes } from "../../../server/core/clock.js";
import { DatabaseServer } from "./database-server.js";
import { readOptions, UsageError, type Options } from "./options.js";
import { SiteWorld, type Build } from "./site-world.js";
import { heading, isRight, linesOf, type Outcome } from "./table.js";
import { NotThere, type Lengths, type Measured, type SiteTrial } from "./trial.js";

/**
 * `npm run faults -- site`: takes away what the site depends on, while people use it. It prints what each fault costs, beside another
 * build of the project in the same run, and fails if this build's is too much.
 */
const ROOT = path.resolve(import.meta.dirname, "../../../../..");
const CLOSED_WITHIN_MS = 15_000;
/** Longer than most take, so that a run ends by itself. */
const LONGEST_MS = minutes(30);
const EXIT_USAGE = 2;

function optionsOrExit(): Options {
  try {
    return readOptions(process.argv.slice(3));
  } catch (error) {
    if (!(error instanceof UsageError)) throw error;
    console.error(error.message);
    process.exit(EXIT_USAGE);
  }
}

let worlds = 0;

async function outcomeOf(trial: SiteTrial, build: Build, lengths: Lengths): Promise<Outcome> {
  try {
    return await measure(trial, build, lengths);
  } catch (error) {
    const why = error instanceof Error ? error.message : String(error);
    return `${build.name}: ${error instanceof NotThere ? "not there" : "not tried to the end"}: ${why}`;
  }
}

/** Each has a database server and sites of its own. */
async function measure(trial: SiteTrial, build: Build, lengths: Lengths): Promise<Measured[]> {
  const server = await DatabaseServer.start();
  try {
    const world = await SiteWorld.open(process.env, server, build, `faults_${(worlds += 1)}`);
    try {
      const longestMs = trial.longestMs?.(lengths) ?? LONGEST_MS;
      return await Promise.race([trial.run(world, lengths), tooLong(longestMs)]);
    } finally {
      await Promise.race([world.close(), delay(CLOSED_WITHIN_MS)]);
    }
  } finally {
    await server.stop();
  }
}

async function tooLong(longestMs: number): Promise<never> {
  await delay(longestMs, undefined, { ref: false });
  throw new Error(`it took longer than ${longestMs / minutes(1)} minutes`);
}

const { trials, lengths, beside } = optionsOrExit();
const own: Build = { name: "this build", folder: ROOT };
const builds: Build[] =
  beside === undefined ? [own] : [{ name: "beside", folder: path.resolve(beside) }, own];
console.log(`\n${heading(builds.map(({ name }) => name))}`);
let allRight = true;
for (const trial of trials) {
  const outcomes: Outcome[] = [];
  for (const build of builds) outcomes.push(await outcomeOf(trial, build, lengths));
  for (const line of linesOf(trial.name, outcomes)) console.log(line);
  allRight &&= isRight(outcomes.at(-1) ?? []);
}
process.exit(allRight ? 0 : 1);
