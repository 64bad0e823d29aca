import { z } from "zod";
import { planActionErrorTexts as texts } from "#texts/plan-actions";
import { line } from "../../../../core/validation.js";
import { RefundReasonEnum } from "./plan-action.types.js";

/** Months that staff can add at once. */
export const MAX_FREE_MONTHS = 3;

const planId = z.string();
const reason = line(300, texts.reasonMissing);

export const refundSchema = z.object({
  planId,
  invoiceId: z.string({ error: texts.paymentMissing }),
  amount: z.int({ error: texts.amount }).min(1, texts.amount),
  expectedRefunded: z.int().min(0),
  reason: z.enum(RefundReasonEnum, { error: texts.refundReason }),
  note: line(300, texts.reasonMissing),
});
export const cancelSchema = z.object({ planId, reason });
export const undoSchema = z.object({ planId });
export const extendSchema = z.object({
  planId,
  months: z
    .int({ error: texts.months(MAX_FREE_MONTHS) })
    .min(1, texts.months(MAX_FREE_MONTHS))
    .max(MAX_FREE_MONTHS, texts.months(MAX_FREE_MONTHS)),
  expectedFreeMonths: z.int().min(0),
  reason,
});
