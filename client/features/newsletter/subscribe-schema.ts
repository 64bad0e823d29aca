import * as z from "zod/mini";
import { TEXTS } from "./newsletter-texts";

export const MAX_WORDS = 100;

/** The fields of the subscribe forms; the newsletter's uses the address only. */
export const subscribeSchema = z.object({
  email: z.string().check(
    z.trim(),
    z.minLength(1, TEXTS.emailMissing),
    // Blank passes: that fault has its own message.
    z.regex(/^$|^[^\s@,;<>]+@[^\s@,;<>]+\.[^\s@,;<>]{2,}$/, TEXTS.emailInvalid),
  ),
  query: z.string().check(z.trim(), z.maxLength(MAX_WORDS, TEXTS.wordsTooLong)),
  frequency: z.enum(["DAILY", "WEEKLY"]),
  website: z.string(),
});

export type SubscribeValues = z.infer<typeof subscribeSchema>;
