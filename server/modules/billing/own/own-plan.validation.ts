import { z } from "zod";
import { errorTexts, planErrorTexts } from "#texts/errors";
import { PlanPortalPurposeEnum } from "./own-plan.types.js";

const MAX_REASON = 500;

/** Ids are compared, never parsed: any other text is just unknown. */
const id = z.string({ error: planErrorTexts.choosePlan }).max(64, planErrorTexts.choosePlan);

export const cancelPlanSchema = z.object({
  id,
  reason: z
    .string({ error: planErrorTexts.reasonIsText })
    .trim()
    .max(MAX_REASON, errorTexts.tooLong(MAX_REASON))
    .transform((text) => text || null)
    .nullish(),
});

export const changeTermSchema = z.object({
  id,
  productId: z.string({ error: planErrorTexts.chooseTerm }).max(64, planErrorTexts.chooseTerm),
  expectedLeftAmount: z
    .int({ error: planErrorTexts.amountIsCents })
    .positive(planErrorTexts.amountIsCents),
});

export const ownPlanSchema = z.object({ id });

export const planPortalSchema = z.object({
  id,
  purpose: z.enum(PlanPortalPurposeEnum, { error: planErrorTexts.choosePurpose }),
});
