import { afterAll, beforeAll, describe, expect, it } from "@jest/globals";
import { days, minutes } from "../../core/clock.js";
import type { TestApp } from "../../test/create-test-app.js";
import { buildUser, signedIn } from "../../test/factories.js";
import { openPayPage, PaymentsTwin } from "../../test/payments-twin.js";
import { monthsLater, moveTo } from "../../test/plan-time.js";
import { BUYER_NOTICES, STAFF_NOTICES } from "./plan-notices.js";
import { Invoice } from "./invoice.entity.js";
import { Payment } from "./payment.entity.js";
import { PlanEvent } from "./plan-event.entity.js";
import { Subscription } from "./subscription.entity.js";

/** Days on which adding a month is not simple. In order: the stand-in's clock only moves forward. */
const STARTS: [what: string, start: string][] = [
  ["the last day of January", "2027-01-31T23:30:00Z"],
  ["August 31, half a year before a leap day", "2027-08-31T10:00:00Z"],
  ["the eve of the end of daylight saving time", "2028-11-04T23:30:00Z"],
  ["August 30, half a year before the end of February", "2029-08-30T09:00:00Z"],
  ["the eve of daylight saving time", "2031-03-08T23:30:00Z"],
  ["a leap day", "2032-02-29T23:45:00Z"],
];
const LENGTHS: [productId: string, months: number][] = [
  ["BRAND_MY_CV_QUATERLY", 3],
  ["MARKET_MY_RESUME_HALF_YEARLY", 6],
];
const STEP_MS = days(5);
/** A failed payment is tried for 15 days, and a plan ends with its last month. */
const AFTER_THE_END_MS = days(20);

interface Life {
  name: string;
  status: Subscription["status"];
  paid: (months: number) => number;
  /** How often the card is declined from the second payment on. */
  declines?: number;
  /** Canceled at Stripe once this many payments are made. */
  canceledAfter?: number;
}

const LIVES: Life[] = [
  { name: "paid every month", status: "COMPLETED", paid: (months) => months },
  { name: "declined once", status: "COMPLETED", paid: (months) => months, declines: 1 },
  { name: "declined three times", status: "COMPLETED", paid: (months) => months, declines: 3 },
  { name: "never paid again", status: "UNPAID", paid: () => 1, declines: 100 },
  { name: "canceled after two payments", status: "CANCELED", paid: () => 2, canceledAfter: 2 },
];

interface Bought {
  life: Life;
  months: number;
  userId: string;
  stripeId: string;
}

let app: TestApp;
let payments: PaymentsTwin;
beforeAll(async () => {
  ({ app, payments } = await PaymentsTwin.start());
});
afterAll(() => payments.close());

async function buyAll(): Promise<Bought[]> {
  const bought: Bought[] = [];
  for (const life of LIVES)
    for (const [productId, months] of LENGTHS) {
      const user = await buildUser(app);
      await payments.pay(await openPayPage(await signedIn(app, user), productId));
      await payments.settle();
      const { stripeSubscriptionId: stripeId } = await planOf(user.id);
      const outcome = { outcome: "decline", subscription: stripeId, times: life.declines };
      if (life.declines) await payments.control("renewal", outcome);
      bought.push({ life, months, userId: user.id, stripeId });
    }
  return bought;
}

const planOf = (userId: string) => app.dataSource.manager.findOneByOrFail(Subscription, { userId });
const invoicesOf = (stripeSubscriptionId: string) =>
  app.dataSource.manager.find(Invoice, {
    where: { stripeSubscriptionId },
    order: { createdAt: "ASC" },
  });
const paidOf = async (stripeId: string) =>
  (await invoicesOf(stripeId)).filter(({ paidAt }) => paidAt !== null);

async function liveUntil(end: Date, bought: readonly Bought[]): Promise<void> {
  const canceled = new Set<string>();
  for (let now = app.clock.now(); now < end; now = app.clock.now()) {
    await moveTo(app, payments, new Date(Math.min(end.getTime(), now.getTime() + STEP_MS)));
    for (const { life, stripeId, userId } of bought) {
      if (!life.canceledAfter || canceled.has(stripeId)) continue;
      if ((await paidOf(stripeId)).length < life.canceledAfter) continue;
      canceled.add(stripeId);
      const { stripeScheduleId } = await planOf(userId);
      await payments.post(`subscription_schedules/${stripeScheduleId}/cancel`);
    }
  }
  await payments.settle();
}

/** Kinds of the mails about a plan, and of those that its events call for. */
async function mailsOf({ id }: Subscription): Promise<{ sent: string[]; due: string[] }> {
  const rows = await app.dataSource.query<{ kind: string }[]>(
    "SELECT kind FROM outbox WHERE JSON_VALUE(payload, '$.subscriptionId') = ?",
    [id],
  );
  const events = await app.dataSource.manager.findBy(PlanEvent, { subscriptionId: id });
  const due = events.flatMap(({ kind }) =>
    [BUYER_NOTICES[kind], STAFF_NOTICES[kind]].flatMap((notice) => notice ?? []),
  );
  return { sent: rows.map(({ kind }) => kind).sort(), due: due.sort() };
}

describe.each(STARTS)("plans that start on %s", (_what, start) => {
  it("are charged on the same day of each month, and never more than agreed", async () => {
    await moveTo(app, payments, new Date(start));
    const bought = await buyAll();
    const longest = monthsLater(new Date(start), 6);
    await liveUntil(new Date(longest.getTime() + AFTER_THE_END_MS), bought);
    for (const { life, months, userId, stripeId } of bought) {
      const plan = await planOf(userId);
      const paid = await paidOf(stripeId);
      const facts = { status: plan.status, paid: paid.length, made: plan.paymentsMade };
      const right = { status: life.status, paid: life.paid(months), made: life.paid(months) };
      expect([life.name, months, facts]).toEqual([life.name, months, right]);
      expect(await app.dataSource.manager.countBy(Payment, { userId })).toBe(1);
      for (const [index, invoice] of paid.entries()) {
        const due = monthsLater(plan.startedAt, index).getTime();
        const late = (invoice.createdAt ?? new Date(0)).getTime() - due;
        expect(Math.abs(late)).toBeLessThan(minutes(5));
      }
      if (life.status === "COMPLETED")
        expect(plan.endsAt).toEqual(monthsLater(plan.startedAt, months));
      const { sent, due } = await mailsOf(plan);
      expect(sent).toEqual(due);
      expect(sent.filter((kind) => kind === "PLAN_STARTED")).toHaveLength(1);
    }
  });
});

describe("plans of which no webhook ever arrives", () => {
  it("are found by reading Stripe, with every payment", async () => {
    await moveTo(app, payments, new Date("2033-01-31T23:30:00Z"));
    const bought = await buyAll();
    await payments.control("webhooks/hold");
    const longest = monthsLater(app.clock.now(), 6).getTime() + AFTER_THE_END_MS;
    await liveUntil(
      new Date(longest),
      bought.filter(({ life }) => !life.canceledAfter),
    );
    await app.services.reconciler.reconcile();
    while ((await app.services.stripeEvents.drain()) > 0);
    for (const { life, months, userId, stripeId } of bought) {
      if (life.canceledAfter) continue;
      const facts = [(await planOf(userId)).status, (await paidOf(stripeId)).length];
      expect([life.name, months, ...facts]).toEqual([
        ...[life.name, months, life.status, life.paid(months)],
      ]);
    }
  });
});
