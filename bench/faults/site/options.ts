import { parseArgs } from "node:util";
import { SITE_TRIALS } from "./trials.js";
import type { Lengths, SiteTrial } from "./trial.js";

const USAGE = `npm run faults -- site [--named PATTERN] [--beside FOLDER] [--kills N] [--away SECONDS] [--requests N]
  [--minutes N]
Takes away what the site depends on, and prints what that costs. --named tries the faults that match, --beside measures another build of
the project, too, --kills says how often the database is killed, --away for how many seconds the
database is gone, --requests how many requests are made while instances restart, --minutes how long the soak takes.
Faults: ${SITE_TRIALS.map(({ name }) => name).join(", ")}.`;

export interface Options {
  trials: readonly SiteTrial[];
  lengths: Lengths;
  /** The folder of another build. */
  beside: string | undefined;
}

/** @throws UsageError whose message says what may be given */
export function readOptions(args: readonly string[]): Options {
  const { named, beside, ...numbers } = valuesOf(args);
  const pattern = regExpOf(named);
  const trials = SITE_TRIALS.filter(({ name }) => pattern.test(name));
  if (trials.length === 0) throw new UsageError(`No fault is named ${named}.`);
  const lengths = {
    kills: atLeastOne("kills", numbers.kills),
    away: atLeastOne("away", numbers.away),
    requests: atLeastOne("requests", numbers.requests),
    minutes: atLeastOne("minutes", numbers.minutes),
  };
  return { trials, lengths, beside };
}

export class UsageError extends Error {
  constructor(why: string) {
    super(`${why}\n${USAGE}`);
  }
}

function valuesOf(args: readonly string[]) {
  const options = {
    named: { type: "string", default: "" },
    kills: { type: "string", default: "50" },
    away: { type: "string", default: "300" },
    requests: { type: "string", default: "10000" },
    minutes: { type: "string", default: "60" },
    beside: { type: "string" },
  } as const;
  try {
    return parseArgs({ args: [...args], options }).values;
  } catch (error) {
    throw new UsageError(error instanceof Error ? error.message : String(error));
  }
}

function regExpOf(text: string): RegExp {
  try {
    return new RegExp(text);
  } catch {
    throw new UsageError(`--named is no regular expression: ${text}`);
  }
}

function atLeastOne(name: string, text: string): number {
  if (!/^[1-9]\d{0,5}$/.test(text)) throw new UsageError(`--${name} takes a number, not ${text}.`);
  return Number(text);
}
