import path from "node:path";
import { setTimeout as delay } from "node:timers/promises";
import { parseArgs } from "node:util";
import { DatabaseServer } from "./database-server.js";
import { SiteWorld, type Build } from "./site-world.js";
import { DATABASE_TRIALS, type Measured, type SiteTrial } from "./trials.js";

/**
 * `npm run faults -- site [--named pattern] [--kills n] [--beside folder]`: takes away what the site depends on, while visitors sign
 * up. It prints what each fault costs, beside another build of the project in the same run, and fails if this build's is too much.
 */
const { values } = parseArgs({
  allowPositionals: true,
  options: {
    named: { type: "string", default: "" },
    kills: { type: "string", default: "50" },
    beside: { type: "string" },
  },
});
const ROOT = path.resolve(import.meta.dirname, "../../../../..");
const CLOSED_WITHIN_MS = 15_000;
const WIDTHS = [24, 40, 12, 12, 10] as const;

const own: Build = { name: "this build", folder: ROOT };
const builds: Build[] = values.beside
  ? [{ name: "beside", folder: path.resolve(values.beside) }, own]
  : [own];
const named = new RegExp(values.named);
const trials = DATABASE_TRIALS.filter(({ name }) => named.test(name));
if (trials.length === 0) {
  console.error("No fault has such a name.");
  process.exit(2);
}

let worlds = 0;

async function measure(trial: SiteTrial, build: Build): Promise<Measured[]> {
  const server = await DatabaseServer.start();
  try {
    const world = await SiteWorld.open(process.env, server, build, `faults_${(worlds += 1)}`);
    try {
      return await trial.run(world, Number(values.kills));
    } finally {
      await Promise.race([world.close(), delay(CLOSED_WITHIN_MS)]);
    }
  } finally {
    await server.stop();
  }
}

const line = (cells: readonly string[]): string =>
  cells.map((cell, place) => cell.padEnd(WIDTHS[place] ?? 0)).join("");
const shown = (value: number | null): string =>
  value === null ? "never" : String(Math.round(value * 100) / 100);
const isRight = ({ value, atMost }: Measured): boolean => value !== null && value <= atMost;

console.log(`\n${line(["fault", "what", ...builds.map(({ name }) => name), "at most"])}`);
let allRight = true;
for (const trial of trials) {
  const results: Measured[][] = [];
  for (const build of builds) results.push(await measure(trial, build));
  for (const [row, ours] of (results.at(-1) ?? []).entries()) {
    const cells = results.map((measured) => shown(measured[row]?.value ?? null));
    console.log(line([trial.name, ours.what, ...cells, String(ours.atMost)]));
    allRight &&= isRight(ours);
  }
}
process.exit(allRight ? 0 : 1);
