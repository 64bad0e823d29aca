import type { EntityManager } from "typeorm";
import { newId } from "../../server/core/ids.js";
import type { ApplicationStatus } from "../../server/modules/applications/application.entity.js";
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
  await transaction.insert(
    Subscription,
    buyers.flatMap(({ id }, index) => planRows(id, index, now)),
  );
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
      ...{ status: "ACTIVE" as const, updatedAt: startedAt },
    },
  ];
}
