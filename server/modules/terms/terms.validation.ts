import { z } from "zod";
import { line } from "../../core/validation.js";

/** Texts of the terms dialog (spec, section 5). */
export const MUST_AGREE = "You must agree to the terms and conditions.";
export const MUST_SIGN = "Please enter your full name as signature.";
export const UNKNOWN_PLAN = "Unknown plan.";

/** What the browser says of itself: kept as far as it fits, never a reason to refuse. */
const claim = (max: number) =>
  z
    .unknown()
    .optional()
    .transform((value) =>
      ["string", "number"].includes(typeof value) ? String(value).slice(0, max) || null : null,
    );

export const acceptanceSchema = z.object({
  productId: z.string({ error: UNKNOWN_PLAN }),
  agree: z.literal(true, { error: MUST_AGREE }),
  signature: line(100, MUST_SIGN),
  ipAddress: claim(64),
  browser: claim(512),
  fingerprint: claim(128),
  timestamp: claim(40),
});
