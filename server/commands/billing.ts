import { parseArgs } from "node:util";
import { billingTexts as texts } from "#texts/desk-billing";
import { AppError, isProviderFailure } from "../core/errors.js";
import { createLogger } from "../core/logger.js";
import { entities } from "../db/entities.js";
import { openDatabase } from "../db/open-database.js";
import { readEnv } from "../env.js";
import type { BillingRepairService } from "../modules/billing/repair/billing-repair.service.js";
import type { BillingDifference } from "../modules/billing/repair/billing-repair.types.js";
import { compose } from "../compose.js";
import { readArguments, runCommand } from "./run-command.js";

const USAGE = `npm run billing -- check
npm run billing -- repair [ID]
check compares every plan with Stripe, row by row, and changes nothing. repair brings one of them (sub_… or cs_…), or all that differ, to
Stripe's state.`;
const STRIPE_WORDS = (why: string) =>
  `Stripe isn't answering, or refused the request${why}. Check STRIPE_SECRET_KEY, and try again.`;
const PART = 25;
const WIDEST_FACT = Math.max(...Object.values(texts.facts).map(({ length }) => length));

const wish = readArguments(USAGE, () => {
  const { positionals } = parseArgs({ allowPositionals: true });
  const [verb, id] = positionals;
  if (verb === "check" && positionals.length === 1) return { verb, id: undefined };
  return verb === "repair" && positionals.length <= 2 ? ({ verb, id } as const) : null;
});

function print({ id, planTitle, buyer, facts }: BillingDifference): void {
  const owner = buyer ? `, person ${buyer.id}` : "";
  console.log(`${id}  ${planTitle ?? "paid checkout"}${owner}`);
  for (const { fact, ours, stripes } of facts) {
    const [here, there] = [texts.value(fact, ours), texts.value(fact, stripes)];
    console.log(`  ${texts.facts[fact].padEnd(WIDEST_FACT)}  here: ${here}  at Stripe: ${there}`);
  }
}

/** Compares all plans. @returns Stripe's ids of those that differ */
async function compareAll(repairs: BillingRepairService): Promise<string[]> {
  const different: string[] = [];
  let [after, compared]: [string | null, number] = [null, 0];
  do {
    const part = await repairs.compare({ first: PART, after });
    part.differences.forEach(print);
    different.push(...part.differences.map(({ id }) => id));
    [after, compared] = [part.endCursor, compared + part.compared];
  } while (after !== null);
  const plans = compared === 1 ? "1 plan" : `${compared} plans`;
  if (different.length === 0) console.log(`Compared ${plans} with Stripe: everything matches.`);
  else console.log(`Compared ${plans} with Stripe: ${different.length} differ.`);
  return different;
}

/** @returns whether it now matches */
async function repair(repairs: BillingRepairService, id: string): Promise<boolean> {
  try {
    await repairs.repair(id);
    console.log(`Repaired ${id}.`);
    return true;
  } catch (error) {
    if (!(error instanceof AppError) || isProviderFailure(error)) throw error;
    console.error(`${id}: ${error.message}`);
    return false;
  }
}

async function run(repairs: BillingRepairService): Promise<void> {
  if (wish.verb === "check") {
    if ((await compareAll(repairs)).length > 0) process.exitCode = 1;
    return;
  }
  const ids = wish.id === undefined ? await compareAll(repairs) : [wish.id];
  for (const id of ids) if (!(await repair(repairs, id))) process.exitCode = 1;
}

await runCommand(async () => {
  const env = readEnv();
  const dataSource = await openDatabase(env, { entities });
  try {
    const logger = createLogger("error");
    await run(compose({ env, dataSource, logger }).billingRepairs);
  } finally {
    await dataSource.destroy();
  }
}, STRIPE_WORDS);
