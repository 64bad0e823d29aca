import type { IntakeItem, PlanStepKind } from "#site/schema-enums.generated";
import { SAMPLE_ID } from "../outbox/mail-samples.js";
import { Subscription } from "./subscription/subscription.entity.js";

/** A plan in samples of emails. */
export const samplePlan = (): Subscription =>
  Object.assign(new Subscription(), {
    id: SAMPLE_ID,
    userId: SAMPLE_ID,
    productId: "MARKET_MY_RESUME_QUATERLY",
    months: 3,
    running: true,
    paymentsMade: 1,
    endsAt: new Date("2027-02-22T00:00:00Z"),
  });

export const samplePlans = {
  find: async () => samplePlan(),
  isOverlapInReview: async () => false,
};

/** What its buyer still has to send. */
export const sampleMissing: IntakeItem[] = ["RESUME", "TARGET_ROLE", "PHONE"];

const step = (kind: PlanStepKind, day: string | null, isDone = false) => ({ kind, day, isDone });

/** Its first weeks. @param given the day on which the buyer sent all that is missing; null if they didn't yet */
export const sampleBeginnings = (given: string | null) => ({
  intakes: { missingOf: async () => (given === null ? sampleMissing : []) },
  planTracks: {
    of: async () => [
      step("PAID", "2026-11-22", true),
      step("INTAKE", given, given !== null),
      step("CONTACT", "2026-11-23"),
      step("FIRST_LIST", "2026-11-27"),
    ],
  },
});
