import type mysql from "mysql2/promise";
import { days } from "../../server/core/clock.js";
import type { World } from "./world.js";

const SHORTEST_STEP_MS = 1_000;
/** Every purchase is paid with it. */
const FIRST_CARD = "4242";
const RECENT_MS = days(29);

/** What our rows should say about a person's plan, besides what Stripe itself says. */
export interface Expected {
  userId: string;
  status: string;
  /** Last four digits of the card that should be charged; the first one's if missing. */
  card?: string | undefined;
}

/**
 * Compares our rows with Stripe: one payment and one subscription in the right state, every paid invoice once, the card, what
 * was paid back or lost, one mail about the start, and a schedule that ends the plan.
 * @returns what is wrong; null if all is right
 */
export async function wrongIn(
  world: World,
  { userId, status, card = FIRST_CARD }: Expected,
): Promise<string | null> {
  const atStripe = await world.stripe.subscriptionOf(userId);
  if (!atStripe) return "nothing was bought";
  const [row, more] = await select(world, "SELECT * FROM subscriptions WHERE userId = ?", userId);
  if (!row) return "no subscription";
  if (more) return "two subscriptions";
  if (row.stripeSubscriptionId !== atStripe.id) return "another subscription";
  const counts = await countsOf(world, userId, atStripe.id, String(row.id));
  const facts: [what: string, ours: unknown, right: unknown][] = [
    ["state", row.status, status],
    ["payments", counts.payments, 1],
    ["paid invoices", counts.invoices, atStripe.paidInvoices],
    ["card", row.cardLast4, card],
    ["card at Stripe", atStripe.card, card],
    ["refunded", row.refundedAmount, atStripe.refunded],
    ["lost", row.lostAmount, atStripe.lost],
    ["starts in the timeline", counts.starts, 1],
    // Sent mails are deleted after 30 days; there can't be a second one even then.
    ["mails about the start", isRecent(world, row) ? counts.mails : counts.mails || 1, 1],
  ];
  const wrong = facts.filter(([, ours, right]) => ours !== right);
  if (wrong.length === 0 && row.endsAt === null) return "no end";
  return (
    wrong
      .map(([what, ours, right]) => `${what}: ${String(ours)} instead of ${String(right)}`)
      .join(", ") || null
  );
}

const isRecent = (world: World, { startedAt }: mysql.RowDataPacket): boolean =>
  world.now().getTime() - Number(startedAt) < RECENT_MS;

async function countsOf(world: World, userId: string, stripeId: string, id: string) {
  const [row] = await select(
    world,
    `SELECT (SELECT COUNT(*) FROM payments WHERE userId = ?) AS payments,
       (SELECT COUNT(*) FROM invoices WHERE stripeSubscriptionId = ? AND status = 'PAID') AS invoices,
       (SELECT COUNT(*) FROM plan_events WHERE subscriptionId = ? AND kind = 'STARTED') AS starts,
       (SELECT COUNT(*) FROM outbox WHERE kind = 'PLAN_STARTED' AND JSON_VALUE(payload, '$.subscriptionId') = ?) AS mails`,
    ...[userId, stripeId, id, id],
  );
  return {
    payments: Number(row?.payments),
    invoices: Number(row?.invoices),
    starts: Number(row?.starts),
    mails: Number(row?.mails),
  };
}

async function select(world: World, sql: string, ...values: string[]) {
  const [rows] = await world.database.query<mysql.RowDataPacket[]>(sql, values);
  return rows;
}

/** How long rows may take to become right, in the sites' time. */
export interface Patience {
  limitMs: number;
  stepMs: number;
  /** Real time for the work of each step, if that is more than usual. */
  pauseMs?: number;
}

/**
 * Lets time pass until all rows are right.
 * @returns for each, the seconds that took, in the sites' time; what is still wrong after `limitMs`
 */
export async function untilRight(
  world: World,
  expected: readonly Expected[],
  { limitMs, stepMs, pauseMs = 0 }: Patience,
): Promise<(number | string)[]> {
  const began = world.now().getTime();
  const results = expected.map((): number | string => "never looked at");
  for (;;) {
    const since = world.now().getTime() - began;
    for (const [index, one] of expected.entries())
      if (typeof results[index] === "string")
        results[index] = (await wrongIn(world, one)) ?? Math.round(since / 1000);
    if (since >= limitMs || results.every((result) => typeof result === "number")) return results;
    // In short steps at first, so that what takes a second is not counted as a whole step.
    await world.advance(Math.min(stepMs, Math.max(SHORTEST_STEP_MS, since / 4)), pauseMs);
  }
}
