import type { ProviderSubscription } from "../../integrations/payments/payment-gateway.js";
import { days } from "../../core/clock.js";
import type { Subscription, SubscriptionStatus } from "./subscription.entity.js";

/** Stripe may end a subscription a little after its end date; a day allows for that. */
const END_TOLERANCE_MS = days(1);

type Projected = Pick<
  Subscription,
  | "status"
  | "running"
  | "startedAt"
  | "currentPeriodEnd"
  | "endsAt"
  | "endBehavior"
  | "stripeScheduleId"
>;

/**
 * Maps Stripe's state to the row's columns. Uses no clock and no I/O, so the order of events does
 * not matter.
 */
export function project(
  known: Pick<Subscription, "endsAt" | "stripeScheduleId" | "endBehavior">,
  found: ProviderSubscription,
): Projected {
  const { startedAt, currentPeriodEnd, endedAt } = found;
  // Stripe detaches the schedule from an ended subscription, so keep the stored value.
  const over = found.status === "OVER";
  const planned = found.endsAt ?? (over ? known.endsAt : null);
  const status = statusOf(found, planned);
  return {
    status,
    running: !over,
    startedAt,
    currentPeriodEnd,
    endsAt: status === "CANCELED" ? (endedAt ?? planned) : planned,
    endBehavior: planned ? "cancel" : null,
    stripeScheduleId: found.scheduleId ?? (over ? known.stripeScheduleId : null),
  };
}

function statusOf(found: ProviderSubscription, planned: Date | null): SubscriptionStatus {
  if (found.status === "PAST_DUE") return "PAST_DUE";
  if (found.status === "ACTIVE") return planned ? "ACTIVE" : "PENDING";
  const ran = planned !== null && endOf(found, planned) >= planned.getTime() - END_TOLERANCE_MS;
  return ran ? "COMPLETED" : "CANCELED";
}

const endOf = ({ endedAt }: ProviderSubscription, planned: Date): number =>
  (endedAt ?? planned).getTime();

/** Whether the subscription runs without an end date, and so would renew forever. */
export const lacksTerm = (found: ProviderSubscription): boolean =>
  found.status !== "OVER" && found.endsAt === null;
