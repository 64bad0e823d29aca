import { z } from "zod";
import { billingErrorTexts } from "#texts/errors";
import { termsTexts } from "#texts/terms";
import { line } from "../../core/validation.js";

/** Data reported by the browser: cut to length, never a reason to refuse. */
const claim = (max: number) =>
  z
    .unknown()
    .optional()
    .transform((value) =>
      ["string", "number"].includes(typeof value) ? String(value).slice(0, max) || null : null,
    );

export const acceptanceSchema = z.object({
  productId: z.string({ error: billingErrorTexts.unknownPlan }),
  agree: z
    .boolean({ error: termsTexts.mustAgree })
    .pipe(z.literal(true, { error: termsTexts.mustAgree })),
  signature: line(100, termsTexts.mustSign),
  ipAddress: claim(64),
  browser: claim(512),
  fingerprint: claim(128),
  timestamp: claim(40),
});
