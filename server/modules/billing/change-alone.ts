import { setTimeout as delay } from "node:timers/promises";
import type { DataSource } from "typeorm";
import { planErrorTexts } from "#texts/errors";
import { seconds } from "../../core/clock.js";
import { conflict } from "../../core/errors.js";
import { runAlone } from "../../kit/db/named-lock.js";

/** How long to wait for another change of the same plan. */
const WAIT_MS = seconds(10);
const TRY_EVERY_MS = 50;
/** Each change keeps a connection to the database for its lock, and its work needs another one. */
const MOST_AT_ONCE = 5;

/** Ids of the plans that this instance is changing. */
const changing = new Set<string>();

/**
 * Runs one change of a plan at a time, by its buyer or by staff, so that each decides by what the one before it left. Those
 * that wait keep no connection: enough of them would leave none for the change that they wait for, nor for anyone else.
 * @throws CONFLICT if its turn does not come within ten seconds
 */
export async function changeAlone<Result>(
  dataSource: DataSource,
  planId: string,
  change: () => Promise<Result>,
): Promise<Result> {
  const work = async () => ({ result: await change() });
  const end = performance.now() + WAIT_MS;
  for (;;) {
    const done = await tryAlone(dataSource, planId, work);
    if (done) return done.result;
    if (performance.now() > end) throw conflict("CONFLICT", planErrorTexts.busy);
    await delay(TRY_EVERY_MS);
  }
}

/** @returns null if it is not its turn */
async function tryAlone<Result>(
  dataSource: DataSource,
  planId: string,
  work: () => Promise<Result>,
): Promise<Result | null> {
  if (changing.has(planId) || changing.size >= MOST_AT_ONCE) return null;
  changing.add(planId);
  try {
    return await runAlone(dataSource, `plan:${planId}`, work);
  } finally {
    changing.delete(planId);
  }
}
