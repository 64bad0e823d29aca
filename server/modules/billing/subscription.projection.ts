import type { ProviderSubscription } from "../../integrations/payments/payment-gateway.js";
import { days } from "../../core/clock.js";
import type { Subscription, SubscriptionStatus } from "./subscription.entity.js";

/** Stripe ends a term within moments of its date; a day covers its own delays. */
const END_TOLERANCE_MS = days(1);

type Projected = Pick<
  Subscription,
  "status" | "startedAt" | "currentPeriodEnd" | "endsAt" | "endBehavior" | "stripeScheduleId"
>;

/** The row's columns as they follow from Stripe's state. No clock, no I/O: any order of events gives the same. */
export function project(
  known: Pick<Subscription, "endsAt" | "stripeScheduleId" | "endBehavior">,
  found: ProviderSubscription,
): Projected {
  const { startedAt, currentPeriodEnd, endedAt } = found;
  // A subscription that is over has left its schedule; what was known of it stays.
  const over = found.status === "OVER";
  const planned = found.endsAt ?? (over ? known.endsAt : null);
  const status = statusOf(found, planned);
  return {
    status,
    startedAt,
    currentPeriodEnd,
    endsAt: status === "CANCELED" ? (endedAt ?? planned) : planned,
    endBehavior: planned ? "cancel" : null,
    stripeScheduleId: found.scheduleId ?? (over ? known.stripeScheduleId : null),
  };
}

function statusOf(found: ProviderSubscription, planned: Date | null): SubscriptionStatus {
  if (found.status === "PAST_DUE") return "PAST_DUE";
  if (found.status === "ACTIVE") return planned ? "ACTIVE" : "PENDING_TERM";
  const ran = planned !== null && endOf(found, planned) >= planned.getTime() - END_TOLERANCE_MS;
  return ran ? "ENDED" : "CANCELED";
}

const endOf = ({ endedAt }: ProviderSubscription, planned: Date): number =>
  (endedAt ?? planned).getTime();

/** Whether it would renew for ever: no end is set and it still runs. */
export const lacksTerm = (found: ProviderSubscription): boolean =>
  found.status !== "OVER" && found.endsAt === null;
