import type Stripe from "stripe";
import type { CancelRequest, CancelUndo, NewTerm, PlanFacts } from "./plan-facts.js";
import { liveScheduleOf } from "./stripe-mapping.js";

/** Stripe's limit for a value. */
const MAX_VALUE = 500;

type Term = Pick<
  PlanFacts,
  | "purchase"
  | "freeMonths"
  | "extended"
  | "termChanged"
  | "firstMonthDue"
  | "cancelRequest"
  | "cancelUndone"
>;

/**
 * What was bought, and what people here changed about it since. It is kept with the subscription at Stripe, so that a
 * plan's state follows from Stripe's last word alone.
 */
export function readTerm(metadata: Stripe.Metadata): Term {
  const months = Number(metadata.months);
  const { productId } = metadata;
  const extendedAt = dateIn(metadata.extendedAt);
  const termChangedAt = dateIn(metadata.termChangedAt);
  return {
    purchase: productId && Number.isInteger(months) ? { productId, months } : null,
    freeMonths: Number(metadata.freeMonths ?? 0) || 0,
    extended: extendedAt && {
      at: extendedAt,
      actorId: metadata.extendedBy || null,
      reason: metadata.extendReason || null,
    },
    termChanged: termChangedAt && {
      at: termChangedAt,
      actorId: metadata.termChangedBy || null,
      from: metadata.termChangedFrom || null,
    },
    firstMonthDue: Number(metadata.firstMonthDue ?? 0) || 0,
    cancelRequest: cancelRequestIn(metadata),
    cancelUndone: undoIn(metadata),
  };
}

function cancelRequestIn(metadata: Stripe.Metadata): CancelRequest | null {
  const at = dateIn(metadata.cancelRequestedAt);
  const by = metadata.canceledBy;
  if (!at || (by !== "BUYER" && by !== "STAFF")) return null;
  return { at, by, reason: metadata.cancelReason || null, actorId: metadata.cancelActorId || null };
}

function undoIn(metadata: Stripe.Metadata): CancelUndo | null {
  const at = dateIn(metadata.undoneAt);
  const by = metadata.undoneBy;
  if (!at || (by !== "BUYER" && by !== "STAFF")) return null;
  return { at, by, actorId: metadata.undoneActorId || null };
}

export const undoMetadata = ({ at, by, actorId }: CancelUndo) => ({
  undoneAt: at.toISOString(),
  undoneBy: by,
  undoneActorId: actorId ?? "",
});

/** Stripe removes keys with empty values. */
export const termMetadata = ({
  productId,
  months,
  from,
  firstMonthDue,
  at,
  actorId,
}: Omit<NewTerm, "priceId">) => ({
  productId,
  months: String(months),
  termChangedAt: at.toISOString(),
  termChangedBy: actorId,
  termChangedFrom: from,
  firstMonthDue: firstMonthDue === 0 ? "" : String(firstMonthDue),
});

const TERM_KEYS = [
  ...["productId", "months", "termChangedAt", "termChangedBy", "termChangedFrom"],
  "firstMonthDue",
];

/**
 * What a schedule says about a change of the term that the subscription does not say yet; empty if nothing. A schedule takes
 * its phases and its metadata in one call, so what it says is always what is charged.
 */
export function looseTermOf(subscription: Stripe.Subscription): Stripe.Metadata {
  const said = liveScheduleOf(subscription)?.metadata ?? {};
  const { termChangedAt } = said;
  if (!termChangedAt || termChangedAt <= (subscription.metadata.termChangedAt ?? "")) return {};
  return Object.fromEntries(TERM_KEYS.map((key) => [key, said[key] ?? ""]));
}

export const cancelMetadata = ({ at, by, reason, actorId }: CancelRequest) => ({
  cancelRequestedAt: at.toISOString(),
  canceledBy: by,
  cancelReason: (reason ?? "").slice(0, MAX_VALUE),
  cancelActorId: actorId ?? "",
});

/** Stripe removes keys with empty values. */
export const NO_CANCEL = {
  cancelRequestedAt: "",
  canceledBy: "",
  cancelReason: "",
  cancelActorId: "",
};

function dateIn(text: string | undefined): Date | null {
  const date = new Date(text ?? "");
  return Number.isNaN(date.getTime()) ? null : date;
}
