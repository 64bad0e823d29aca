import { setTimeout as delay } from "node:timers/promises";
import type { Attack, Outcome } from "./attack/attack.js";
import { attacks } from "./attack/attacks.js";
import { signUp, type Site } from "./attack/people.js";

/**
 * What a bystander notices while one network attacks the site: the median time of `GET /api/auth/me` for a person
 * who is signed in, alone and under each attack. Ratios are comparable between machines; milliseconds are not.
 */
const ROUNDS = 3;
const SECONDS = 5;
/** In milliseconds: the bystander's pause between two requests. */
const PAUSE_MS = 20;
/** A higher ratio fails the run. */
const LIMIT = 3;
const BYSTANDERS_NETWORK = "198.51.100.1";

interface Sample {
  p50: number;
  failures: number;
  count: number;
}

interface Round {
  idle: Sample;
  attacked: Sample;
  outcome: Outcome;
}

/**
 * Rounds alternate with idle ones, so that other load on the machine affects both alike.
 * @returns whether every attack took place, within the limit and without a failure for the bystander
 */
export async function benchAttack(site: Site): Promise<boolean> {
  const session = await signUp(site, BYSTANDERS_NETWORK, "bystander@example.com");
  await bystander(site, session);
  const results = attacks.map((attack) => ({ attack, rounds: [] as Round[] }));
  for (let round = 1; round <= ROUNDS; round += 1)
    for (const [index, { attack, rounds }] of results.entries()) {
      // Another network each time, since requests allowed before a limit applies count too.
      const start = await attack.prepare(site, `203.0.113.${round * 10 + index}`);
      const idle = await bystander(site, session);
      const stop = start();
      const attacked = await bystander(site, session);
      rounds.push({ idle, attacked, outcome: await stop() });
      // Let the attack's last requests finish.
      await delay(1000);
    }
  printIdle(results.flatMap(({ rounds }) => rounds.map(({ idle }) => idle)));
  // Print every row before deciding.
  return results.map(({ attack, rounds }) => report(attack, rounds)).every(Boolean);
}

/** One person's requests for the given number of seconds. */
async function bystander({ url }: Site, session: string): Promise<Sample> {
  const headers = { cookie: session, "x-forwarded-for": BYSTANDERS_NETWORK };
  const times: number[] = [];
  let failures = 0;
  for (const end = Date.now() + SECONDS * 1000; Date.now() < end; await delay(PAUSE_MS)) {
    const begin = performance.now();
    const response = await fetch(`${url}/api/auth/me`, { headers });
    await response.arrayBuffer();
    times.push(performance.now() - begin);
    if (response.status !== 200) failures += 1;
  }
  return { p50: median(times), failures, count: times.length };
}

function printIdle(samples: Sample[]): void {
  console.log(
    `\nA bystander's GET /api/auth/me, ${ROUNDS} rounds of ${SECONDS} s for each; medians\n`,
  );
  console.log(row("", "p50 ms", "of idle", "requests", "failed"), " attacker's responses");
  console.log(row("idle", ...cells(samples, 1)));
}

/** Prints an attack's row. @returns whether it is within the limit */
function report({ name, isReal }: Attack, rounds: Round[]): boolean {
  const ratio = median(rounds.map(({ attacked, idle }) => attacked.p50 / idle.p50));
  const samples = rounds.map(({ attacked }) => attacked);
  const outcomes = rounds.map(({ outcome }) => outcome);
  console.log(row(name, ...cells(samples, ratio)), ` ${textOf(outcomes)}`);
  const faults = [
    ratio < LIMIT ? "" : `not below ${LIMIT} ×`,
    samples.every(({ failures }) => failures === 0) ? "" : "the bystander was refused",
    outcomes.every(isReal) ? "" : "the attack did not take place",
  ].filter(Boolean);
  if (faults.length > 0) console.log(`  FAILED: ${faults.join("; ")}`);
  return faults.length === 0;
}

const cells = (samples: Sample[], ratio: number) => [
  median(samples.map(({ p50 }) => p50)).toFixed(1),
  `${ratio.toFixed(2)} ×`,
  String(sum(samples.map(({ count }) => count))),
  String(sum(samples.map(({ failures }) => failures))),
];

/** All rounds together: how often each status, and how many requests had no response in the end. */
function textOf(outcomes: Outcome[]): string {
  const statuses = [...new Set(outcomes.flatMap((outcome) => Object.keys(outcome.statuses)))];
  const counts = statuses.map(
    (status) => `${sum(outcomes.map((outcome) => outcome.statuses[status] ?? 0))} × ${status}`,
  );
  return [...counts, `${sum(outcomes.map(({ unanswered }) => unanswered))} open`].join(", ");
}

const row = (name: string, ...values: string[]) =>
  name.padEnd(32) + values.map((value) => value.padStart(10)).join("");
const sum = (values: number[]): number => values.reduce((total, value) => total + value, 0);
const median = (values: number[]): number =>
  [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;
