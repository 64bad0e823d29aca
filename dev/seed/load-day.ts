import type { EntityManager } from "typeorm";
import { newId } from "../../server/core/ids.js";
import type { ApplicationStatus } from "../../server/modules/applications/application.entity.js";
import { Invoice } from "../../server/modules/billing/invoice.entity.js";
import { PlanEvent } from "../../server/modules/billing/plan-event.entity.js";
import { Delivery } from "../../server/modules/deliveries/delivery.entity.js";
import { Subscription } from "../../server/modules/billing/subscription.entity.js";
import { NextStepRow } from "../../server/modules/records/next-steps/next-step.entity.js";
import type { DemoApplication } from "./build-people.js";
import { peopleOf } from "./load-people.js";

const HOUR = 3_600_000;
const DAY = 24 * HOUR;
const MONTH = 30 * DAY;

/** What the demo's recruiter planned: for an application in this stage, due this long after now. */
const STEPS: readonly { text: string; stage: ApplicationStatus; dueIn: number }[] = [
  { text: "Ask the client for feedback", stage: "SUBMITTED_TO_CLIENT", dueIn: -20 * HOUR },
  { text: "Call about the interview", stage: "INTERVIEW", dueIn: -2 * HOUR },
  { text: "Check references", stage: "REVIEWED", dueIn: HOUR / 2 },
  { text: "Agree on a start date", stage: "OFFER", dueIn: HOUR },
  { text: "Send the client two times to talk", stage: "SUBMITTED_TO_CLIENT", dueIn: 2 * DAY },
];

const PLANS = [
  { productId: "MARKET_MY_RESUME_QUATERLY", months: 3, daysAgo: 1 },
  { productId: "BRAND_MY_CV_HALF_YEARLY", months: 6, daysAgo: 6 },
  { productId: "MARKET_MY_RESUME_HALF_YEARLY", months: 6, daysAgo: 17 },
] as const;

const stageOf = ({ moves }: DemoApplication): ApplicationStatus => moves.at(-1)?.to ?? "SUBMITTED";

/** Writes what waits on the first page of the desk: the recruiter's next steps, and plans that people bought. */
export async function insertDay(
  transaction: EntityManager,
  applications: readonly DemoApplication[],
  recruiterId: string,
  now: Date,
): Promise<void> {
  await transaction.insert(NextStepRow, stepRows(applications, recruiterId, now));
  const buyers = peopleOf(applications).slice(0, PLANS.length);
  const plans = buyers.flatMap(({ id }, index) => planRows(id, index, now));
  await transaction.insert(Subscription, plans);
  await insertPlanLife(transaction, plans);
}

function stepRows(applications: readonly DemoApplication[], recruiterId: string, now: Date) {
  const used = new Set<DemoApplication>();
  return STEPS.flatMap(({ text, stage, dueIn }) => {
    const about = applications.find((each) => stageOf(each) === stage && !used.has(each));
    if (about === undefined) return [];
    used.add(about);
    return [
      {
        ...{ id: newId(), applicationId: about.id, text, isDone: false, doneAt: null },
        ...{ ownerId: recruiterId, addedById: recruiterId },
        dueAt: new Date(now.getTime() + dueIn),
        createdAt: about.moves.at(-1)?.at ?? about.appliedAt,
      },
    ];
  });
}

/** A plan as Stripe would have reported it. Its paid month ends with the term, so that Stripe is not asked about it before. */
function planRows(userId: string, index: number, now: Date) {
  const plan = PLANS[index];
  if (plan === undefined) return [];
  const { productId, months, daysAgo } = plan;
  const startedAt = new Date(now.getTime() - daysAgo * DAY);
  const endsAt = new Date(startedAt.getTime() + months * MONTH);
  return [
    {
      ...{ id: newId(), userId, productId, months, startedAt, endsAt, currentPeriodEnd: endsAt },
      ...{ stripeSubscriptionId: `sub_demo_${index}`, stripeCustomerId: `cus_demo_${index}` },
      ...{ stripeScheduleId: `sub_sched_demo_${index}`, endBehavior: "cancel" as const },
      ...{ status: "ACTIVE" as const, updatedAt: startedAt, termEndsAt: endsAt },
      ...paidBy(productId, daysAgo, startedAt),
      ...{ cardBrand: "visa", cardLast4: "4242" },
    },
  ];
}

const MONTHLY = { BRAND: 7900, MARKET: 4900 };

/** What was paid so far, and when the next payment comes. */
function paidBy(productId: string, daysAgo: number, startedAt: Date) {
  const paymentsMade = Math.floor((daysAgo * DAY) / MONTH) + 1;
  const monthly = productId.startsWith("BRAND") ? MONTHLY.BRAND : MONTHLY.MARKET;
  const nextPaymentAt = new Date(startedAt.getTime() + paymentsMade * MONTH);
  return { paymentsMade, paidAmount: paymentsMade * monthly, currency: "USD", nextPaymentAt };
}

type PlanRow = ReturnType<typeof planRows>[number];

/** Payments, what happened, and for older plans the first work done. */
async function insertPlanLife(transaction: EntityManager, plans: readonly PlanRow[]) {
  for (const plan of plans) {
    const { id: subscriptionId, stripeSubscriptionId, startedAt, paymentsMade, currency } = plan;
    const amount = plan.paidAmount / paymentsMade;
    const facts = { amount, currency };
    await transaction.insert(PlanEvent, {
      ...{ id: newId(), subscriptionId, kind: "STARTED", at: startedAt, facts, actorId: null },
      dedupeKey: `STARTED:${stripeSubscriptionId}`,
    });
    for (let month = 0; month < paymentsMade; month += 1) {
      const at = new Date(startedAt.getTime() + month * MONTH);
      const id = `in_demo_${stripeSubscriptionId}_${month}`;
      await transaction.insert(Invoice, {
        ...{ id, stripeSubscriptionId, status: "PAID", number: `DEMO-${month + 1}`, amount },
        ...{ currency, createdAt: at, paidAt: at, attemptCount: 1 },
      });
      await transaction.insert(PlanEvent, {
        ...{ id: newId(), subscriptionId, kind: "PAYMENT_RECEIVED", at, facts, actorId: null },
        dedupeKey: `PAYMENT_RECEIVED:${id}`,
      });
    }
    await insertWork(transaction, plan);
  }
}

/** Plans that are older than a week got their first contact and a list of submissions. */
async function insertWork(
  transaction: EntityManager,
  { id: subscriptionId, startedAt, updatedAt }: PlanRow,
) {
  const works = [
    { kind: "CONTACT", days: 1, count: null, note: "First call: goals, places, and start date." },
    { kind: "SUBMISSIONS", days: 6, count: 14, note: "Vendors and direct clients in two states." },
    { kind: "REPLIES", days: 6, count: 3, note: null },
  ] as const;
  for (const { kind, days, count, note } of works) {
    const at = new Date(startedAt.getTime() + days * DAY);
    if (at.getTime() > Date.now() - DAY) continue;
    await transaction.insert(Delivery, {
      ...{ id: newId(), subscriptionId, kind, count, note, link: null, authorId: null },
      ...{ deliveredOn: at.toISOString().slice(0, 10), createdAt: updatedAt, updatedAt },
    });
  }
}
