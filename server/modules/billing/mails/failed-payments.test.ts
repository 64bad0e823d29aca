import { beforeEach, expect, it } from "@jest/globals";
import { FIRM_ZONE } from "#site/firm-zone";
import { buyerMailTexts as texts } from "#texts/plan-mails";
import { days, hours, later } from "../../../core/clock.js";
import { planMailTexts } from "#texts/mails";
import { app, buy, payments, user } from "../../../test/customer.js";
import { monthsLater, moveTo } from "../../../test/plan-time.js";
import { Subscription } from "../subscription/subscription.entity.js";

/** Stripe’s stand-in tries a card again after 3, 5, and 7 days. */
const ATTEMPTS = [0, 3, 8, 15];
const PLAN = "Brand My CV";
const { FIRST, AGAIN, LATE, STOPPED } = texts.failed;

let due: Date;
let subscription: string;
let planId: string;
beforeEach(async () => {
  await buy("BRAND_MY_CV_QUATERLY");
  const plan = await app.dataSource.manager.findOneByOrFail(Subscription, { userId: user.id });
  const { startedAt } = plan;
  planId = plan.id;
  subscription = plan.stripeSubscriptionId;
  await payments.control("renewal", { outcome: "decline", subscription, times: 4 });
  due = later(monthsLater(startedAt, 1), hours(2));
});

const toAttempt = (number: number) =>
  moveTo(app, payments, later(due, days(ATTEMPTS[number - 1] ?? 0)));
/** What the buyer was told since the plan started, each as often as it was sent. */
async function told(): Promise<string[]> {
  const mails = await app.inbox.mailsTo(user.email);
  const started = planMailTexts.subject(PLAN);
  return mails.map(({ subject }) => subject).filter((subject) => subject !== started);
}

it("tells the buyer of a failed payment in three steps, and then that the plan ended", async () => {
  const steps = [FIRST, AGAIN, LATE].map(({ subject }) => subject(PLAN));
  for (const number of [1, 2, 3]) {
    await toAttempt(number);
    expect(await told()).toEqual(steps.slice(0, number));
  }
  await toAttempt(4);
  expect(await told()).toEqual([...steps, texts.unpaid.subject(PLAN)]);
});

const SAYS_PAYMENT = /\ba payment\b|ended unpaid/i;

/** What staff were told about the plan's payments, and the day of the next attempt that each email names. */
async function staffTold(): Promise<[subject: string, next: string | undefined][]> {
  const mails = await app.inbox.mailsTo(app.env.STAFF_MAIL);
  return mails
    .filter(({ subject, body }) => SAYS_PAYMENT.test(subject) && body.text?.includes(planId))
    .map(({ subject, body }) => [
      subject.replace(`: ${PLAN}, ${user.name}`, ""),
      /Next attempt\W+(\w+ \d+)/.exec(body.text ?? "")?.[1],
    ]);
}

/** On the firm's calendar. Tests move to an hour after each attempt. */
const dayOf = (attempt: number) =>
  later(due, days(ATTEMPTS[attempt - 1] ?? 0) - hours(1)).toLocaleDateString("en-US", {
    ...{ month: "long", day: "numeric", timeZone: FIRM_ZONE },
  });

it("tells staff of each attempt which one it was, and when the next one follows", async () => {
  for (const number of [1, 2, 3, 4]) await toAttempt(number);
  const told = await staffTold();
  expect(told.slice(0, 3)).toEqual([
    ["A payment failed", dayOf(2)],
    ["A payment failed again (attempt 2)", dayOf(3)],
    ["A payment failed again (attempt 3)", dayOf(4)],
  ]);
  // Both happen at the same moment.
  expect(told.slice(3).toSorted()).toEqual([
    ["A payment failed for good", undefined],
    ["A plan ended unpaid", undefined],
  ]);
});

it("doesn’t tell staff that a payment failed for good which the buyer can still confirm", async () => {
  await payments.control("renewal", { outcome: "action", subscription, times: 4 });
  for (const number of [1, 2, 3, 4]) await toAttempt(number);
  const told = await staffTold();
  expect(told.slice(0, 3)).toEqual([
    ["A payment needs the buyer", dayOf(2)],
    ["A payment still needs the buyer (attempt 2)", dayOf(3)],
    ["A payment still needs the buyer (attempt 3)", dayOf(4)],
  ]);
  expect(told.slice(3).toSorted()).toEqual([
    ["A plan ended unpaid", undefined],
    ["Only the buyer can complete a payment", undefined],
  ]);
});

it("tells what is true now, once, if the first two failures are read at the third", async () => {
  await payments.control("webhooks/hold");
  for (const number of [1, 2, 3]) await toAttempt(number);
  expect(await told()).toEqual([]);
  await payments.control("webhooks/release");
  await payments.settle();
  expect(await told()).toEqual([LATE.subject(PLAN)]);
});

it("tells that the card isn’t tried again, if the plan goes on unpaid", async () => {
  await payments.control("settings", { afterRetries: "unpaid" });
  for (const number of [1, 2, 3, 4]) await toAttempt(number);
  await payments.control("settings", { afterRetries: "cancel" });
  expect((await told()).at(-1)).toBe(STOPPED.subject(PLAN));
});

it("asks to confirm a payment once, and once more after a week, whoever reads it and how often", async () => {
  await payments.control("renewal", { outcome: "action", subscription, times: 4 });
  const asked = [texts.needsAction.FIRST, texts.needsAction.LATE].map(({ subject }) =>
    subject(PLAN),
  );
  const { billingSync, reconciler } = app.services;
  const all = [asked.slice(0, 1), asked.slice(0, 1), asked];
  for (const [index, expected] of all.entries()) {
    await toAttempt(index + 1);
    await payments.control("webhooks/repeat", { last: 10, times: 2 });
    await Promise.all([reconciler.reconcile(), billingSync.refresh(subscription)]);
    await payments.settle();
    expect(await told()).toEqual(expected);
  }
  await toAttempt(4);
  expect(await told()).toEqual([...asked, texts.unpaid.subject(PLAN)]);
});
