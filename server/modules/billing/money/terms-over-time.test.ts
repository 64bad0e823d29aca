import { afterAll, beforeAll, describe, expect, it } from "@jest/globals";
import { days, hours, later, minutes } from "../../../core/clock.js";
import type { TestApp } from "../../../test/create-test-app.js";
import { buildUser, signedIn } from "../../../test/factories.js";
import { GOOD_CARD, openPayPage, PaymentsTwin } from "../../../test/payments-twin.js";
import { isOn, monthsLater, moveTo, nextSuch } from "../../../test/plan-time.js";
import { BUYER_NOTICES, STAFF_NOTICES } from "../mails/plan-notices.js";
import { Invoice } from "./invoice.entity.js";
import { Payment } from "./payment.entity.js";
import { PlanEvent } from "../subscription/plan-event.entity.js";
import { Subscription } from "../subscription/subscription.entity.js";

const isLeapNext = (day: Date) =>
  new Date(Date.UTC(day.getUTCFullYear() + 1, 1, 29)).getUTCMonth() === 1;
/** Whether the day after is the month's Sunday of this number. */
const isEveOfSunday = (day: Date, month: number, number: number): boolean => {
  const next = later(day, days(1));
  const isNumber = Math.ceil(next.getUTCDate() / 7) === number;
  return next.getUTCMonth() === month - 1 && next.getUTCDay() === 0 && isNumber;
};
/** Days on which adding a month is not simple, and times on them in UTC. */
const STARTS: [what: string, time: string, isSuch: (day: Date) => boolean][] = [
  ["the last day of January", "23:30", isOn(1, 31)],
  [
    "August 31, half a year before a leap day",
    "10:00",
    (day) => isOn(8, 31)(day) && isLeapNext(day),
  ],
  ["the eve of the end of daylight saving time", "23:30", (day) => isEveOfSunday(day, 11, 1)],
  [
    "August 30, half a year before the end of February",
    "09:00",
    (day) => isOn(8, 30)(day) && !isLeapNext(day),
  ],
  ["the eve of daylight saving time", "23:30", (day) => isEveOfSunday(day, 3, 2)],
  ["a leap day", "23:45", isOn(2, 29)],
];
const LENGTHS: [productId: string, months: number][] = [
  ["BRAND_MY_CV_QUATERLY", 3],
  ["MARKET_MY_RESUME_HALF_YEARLY", 6],
];
/** Stripe’s stand-in charges a payment this long after its invoice, and tries it again after 3, 5, and 7 days. */
const CHARGED_AFTER_MS = hours(1);
const ATTEMPTS_MS = [0, 3, 8, 15].map((day) => days(day) + hours(2));
/** For the lifetime of all plans here. */
const LASTING = "12 / 60";

/** What a buyer lives through, and what that comes to, each for plans of 3 and of 6 months. */
interface Life {
  name: string;
  status: Subscription["status"];
  paid: [number, number];
  invoices: [number, number];
  /** To the buyer. */
  mails: [number, number];
  /** What the bank says from the second payment on, and how often. */
  bank?: { outcome: "decline" | "action"; times: number };
  /** Whether the buyer confirms what the bank asks about. */
  confirms?: boolean;
  /** Whether the card’s last month is that of the second payment. */
  expires?: boolean;
  /** Canceled at Stripe once this many payments are made. */
  canceledAfter?: number;
}

/**
 * The mails of a plan that runs its term: it started, each payment between the first and the last, the last payment, and its end.
 * A failed payment is told in three steps, and then that the plan ended; a confirmation is asked for at once, and after a week.
 */
const LIVES: Life[] = [
  {
    ...{ name: "paid every month", status: "COMPLETED" },
    ...{ paid: [3, 6], invoices: [3, 6], mails: [4, 7] },
  },
  {
    ...{ name: "declined once", status: "COMPLETED", bank: { outcome: "decline", times: 1 } },
    ...{ paid: [3, 6], invoices: [3, 6], mails: [5, 8] },
  },
  {
    ...{ name: "declined three times", status: "COMPLETED" },
    bank: { outcome: "decline", times: 3 },
    ...{ paid: [3, 6], invoices: [3, 6], mails: [7, 10] },
  },
  {
    ...{ name: "never paid again", status: "UNPAID", bank: { outcome: "decline", times: 100 } },
    ...{ paid: [1, 1], invoices: [2, 2], mails: [5, 5] },
  },
  {
    ...{ name: "confirmed with the bank", status: "COMPLETED", confirms: true },
    bank: { outcome: "action", times: 1 },
    ...{ paid: [3, 6], invoices: [3, 6], mails: [5, 8] },
  },
  {
    ...{ name: "never confirmed with the bank", status: "UNPAID" },
    bank: { outcome: "action", times: 100 },
    ...{ paid: [1, 1], invoices: [2, 2], mails: [4, 4] },
  },
  {
    // Told before the card expires, too.
    ...{ name: "paid with a card that expires", status: "UNPAID", expires: true },
    ...{ paid: [2, 2], invoices: [3, 3], mails: [7, 7] },
  },
  {
    ...{ name: "canceled after two payments", status: "CANCELED", canceledAfter: 2 },
    ...{ paid: [2, 2], invoices: [2, 2], mails: [3, 3] },
  },
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
      const page = await openPayPage(await signedIn(app, user), productId);
      await payments.pay(page, GOOD_CARD, life.expires ? monthOfSecondPayment() : LASTING);
      await payments.settle();
      const { stripeSubscriptionId: stripeId } = await planOf(user.id);
      if (life.bank) await payments.control("renewal", { ...life.bank, subscription: stripeId });
      bought.push({ life, months, userId: user.id, stripeId });
    }
  return bought;
}

function monthOfSecondPayment(): string {
  const second = later(monthsLater(app.clock.now(), 1), CHARGED_AFTER_MS);
  return `${second.getUTCMonth() + 1} / ${second.getUTCFullYear()}`;
}

const planOf = (userId: string) => app.dataSource.manager.findOneByOrFail(Subscription, { userId });
const invoicesOf = (stripeSubscriptionId: string) =>
  app.dataSource.manager.find(Invoice, {
    where: { stripeSubscriptionId },
    order: { createdAt: "ASC" },
  });
const paidOf = async (stripeId: string) =>
  (await invoicesOf(stripeId)).filter(({ paidAt }) => paidAt !== null);

/** To each attempt to charge a payment, and to the end: mails tell what is true then. */
async function liveToTheEnd(start: Date, bought: readonly Bought[]): Promise<void> {
  const confirmed = new Set<string>();
  const canceled = new Set<string>();
  for (const time of timesOf(start)) {
    await moveTo(app, payments, time);
    await app.services.cardExpiries.run();
    for (const one of bought) {
      if (one.life.confirms && !confirmed.has(one.stripeId) && (await confirm(one)))
        confirmed.add(one.stripeId);
      if (one.life.canceledAfter && !canceled.has(one.stripeId) && (await cancel(one)))
        canceled.add(one.stripeId);
    }
    await payments.settle();
  }
  await app.inbox.send();
}

function timesOf(start: Date): Date[] {
  const months = [1, 2, 3, 4, 5, 6].map((month) => monthsLater(start, month));
  return months.flatMap((due) => ATTEMPTS_MS.map((after) => later(due, after)));
}

/** Confirms on Stripe’s page of the invoice, once the mail about it is sent. @returns whether there was one */
async function confirm({ stripeId }: Bought): Promise<boolean> {
  const open = (await invoicesOf(stripeId)).find(({ needsAction }) => needsAction);
  if (!open) return false;
  await app.inbox.send();
  const { hosted_invoice_url: page } = await payments.read(`invoices/${open.id}`);
  await payments.submit(`${page}/authenticate`, { outcome: "complete" });
  return true;
}

/** @returns whether enough payments were made */
async function cancel({ life, stripeId, userId }: Bought): Promise<boolean> {
  if ((await paidOf(stripeId)).length < (life.canceledAfter ?? 0)) return false;
  const { stripeScheduleId } = await planOf(userId);
  await payments.post(`subscription_schedules/${stripeScheduleId}/cancel`);
  return true;
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

/** Emails that the buyer got about the plan. */
const mailsTo = async (plan: Subscription) => (await app.services.planMails.listOf(plan.id)).length;

describe.each(STARTS)("plans that start on %s", (_what, time, isSuch) => {
  it("are charged on the same day of each month, and never more than agreed", async () => {
    const start = nextSuch(app.clock.now(), time, isSuch);
    await moveTo(app, payments, start);
    const bought = await buyAll();
    await liveToTheEnd(start, bought);
    for (const { life, months, userId, stripeId } of bought) {
      const plan = await planOf(userId);
      const paid = await paidOf(stripeId);
      const facts = {
        ...{ status: plan.status, paid: paid.length, made: plan.paymentsMade },
        ...{ invoices: (await invoicesOf(stripeId)).length, mails: await mailsTo(plan) },
      };
      expect([life.name, months, facts]).toEqual([life.name, months, rightOf(life, months)]);
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

function rightOf({ status, paid, invoices, mails }: Life, months: number) {
  const at = months === 3 ? 0 : 1;
  return { status, paid: paid[at], made: paid[at], invoices: invoices[at], mails: mails[at] };
}

describe("plans of which no webhook ever arrives", () => {
  it("are found by reading Stripe, with every payment", async () => {
    const start = nextSuch(app.clock.now(), "23:30", isOn(1, 31));
    await moveTo(app, payments, start);
    const bought = (await buyAll()).filter(({ life }) => !life.canceledAfter && !life.confirms);
    await payments.control("webhooks/hold");
    await liveToTheEnd(start, bought);
    await app.services.reconciler.reconcile();
    while ((await app.services.stripeEvents.drain()) > 0);
    for (const { life, months, userId, stripeId } of bought) {
      const facts = [(await planOf(userId)).status, (await paidOf(stripeId)).length];
      expect([life.name, months, ...facts]).toEqual([
        ...[life.name, months, life.status, life.paid[months === 3 ? 0 : 1]],
      ]);
    }
  });
});
