import type { DataSource } from "typeorm";
import { planErrorTexts } from "#texts/errors";
import { conflict } from "../../core/errors.js";
import { runAlone } from "../../kit/db/named-lock.js";

/** How long to wait for another change of the same plan. */
const WAIT_SECONDS = 10;

/**
 * Runs one change of a plan at a time, by its buyer or by staff, so that each decides by what the one before it left.
 * @throws CONFLICT if the plan is still being changed after ten seconds
 */
export async function changeAlone<Result>(
  dataSource: DataSource,
  planId: string,
  change: () => Promise<Result>,
): Promise<Result> {
  const work = async () => ({ result: await change() });
  const done = await runAlone(dataSource, `plan:${planId}`, work, WAIT_SECONDS);
  if (!done) throw conflict("CONFLICT", planErrorTexts.busy);
  return done.result;
}
