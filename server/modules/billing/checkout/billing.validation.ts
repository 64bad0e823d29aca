import { z } from "zod";
import { billingErrorTexts, errorTexts } from "#texts/errors";
import { email } from "../../../core/validation.js";
import { PortalReturnPageEnum } from "../money/billing-portal.types.js";
import { DEMO_PLAN } from "./demo/demo-plan.js";

export const MONTHS_DISAGREE = "months and productId do not belong together.";
export const OTHER_PLANS_KEY = "The lookup key is not one of this plan's.";
const MONTHS = "months is 3 or 6.";

/**
 * The person that the payload claims to be. The service refuses anyone but the signed-in person.
 */
const claimedPerson = {
  userId: z.string({ error: "userId is a text." }).nullish(),
  email: email.nullish(),
};

export const checkoutSchema = z.object({
  ...claimedPerson,
  productId: z.string({ error: billingErrorTexts.choosePlan }).nullish(),
  lookupKey: z.string({ error: "The lookup key is a text." }).nullish(),
  months: z
    .union([z.number(), z.string().trim().regex(/^\d+$/).transform(Number)], { error: MONTHS })
    .refine((months) => months === 3 || months === 6, MONTHS)
    .nullish(),
});
export type CheckoutOrder = z.output<typeof checkoutSchema>;

export const paymentSchema = z.object({
  ...claimedPerson,
  sessionId: z
    .string({ error: billingErrorTexts.sessionMissing })
    .trim()
    .min(1, billingErrorTexts.sessionMissing)
    .max(255, errorTexts.tooLong(255)),
});

export const demoSchema = z.object({
  lookupKey: z
    .string({ error: billingErrorTexts.noDemoPlan })
    .pipe(z.literal(DEMO_PLAN.lookupKey, { error: billingErrorTexts.noDemoPlan })),
});

export const portalSchema = z.object({
  returnTo: z.enum(PortalReturnPageEnum, { error: billingErrorTexts.choosePage }),
});
