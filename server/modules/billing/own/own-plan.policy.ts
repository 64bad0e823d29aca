import type { Subscription } from "../subscription/subscription.entity.js";

type Own = Pick<Subscription, "status" | "running" | "currentPeriodEnd" | "endsAt" | "canceledBy">;

/** Whether it goes on after the month that is paid for: in the last month there is nothing left to cancel. */
const goesOn = ({ currentPeriodEnd, endsAt }: Own): boolean =>
  currentPeriodEnd !== null && endsAt !== null && currentPeriodEnd < endsAt;

/** Whether the buyer can end the plan with the month that is paid for. Before its end is set, there is nothing to shorten. */
export const canCancel = (plan: Own): boolean =>
  plan.running && plan.status !== "PENDING" && plan.status !== "CANCELING" && goesOn(plan);

/** Buyers undo only their own cancellation, and only while the plan still runs. */
export const canUndoCancel = (plan: Own, now: Date): boolean =>
  plan.running &&
  plan.canceledBy === "BUYER" &&
  plan.endsAt !== null &&
  plan.endsAt > now &&
  !goesOn(plan);
