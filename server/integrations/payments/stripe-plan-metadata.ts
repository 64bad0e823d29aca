import type Stripe from "stripe";
import type { CancelRequest, PlanFacts } from "./plan-facts.js";

/** Stripe's limit for a value. */
const MAX_VALUE = 500;

type Term = Pick<
  PlanFacts,
  "purchase" | "freeMonths" | "extended" | "termChangedAt" | "cancelRequest"
>;

/**
 * What was bought, and what people here changed about it since. It is kept with the subscription at Stripe, so that a
 * plan's state follows from Stripe's last word alone.
 */
export function readTerm(metadata: Stripe.Metadata): Term {
  const months = Number(metadata.months);
  const { productId } = metadata;
  const extendedAt = dateIn(metadata.extendedAt);
  return {
    purchase: productId && Number.isInteger(months) ? { productId, months } : null,
    freeMonths: Number(metadata.freeMonths ?? 0) || 0,
    extended: extendedAt && {
      at: extendedAt,
      actorId: metadata.extendedBy || null,
      reason: metadata.extendReason || null,
    },
    termChangedAt: dateIn(metadata.termChangedAt),
    cancelRequest: cancelRequestIn(metadata),
  };
}

function cancelRequestIn(metadata: Stripe.Metadata): CancelRequest | null {
  const at = dateIn(metadata.cancelRequestedAt);
  const by = metadata.canceledBy;
  if (!at || (by !== "BUYER" && by !== "STAFF")) return null;
  return { at, by, reason: metadata.cancelReason || null, actorId: metadata.cancelActorId || null };
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
