import * as z from "zod/mini";
import { TEXTS } from "./contact-texts";

const MAX_NAME = 100;
export const MAX_MESSAGE = 5000;

const required = (max: number) =>
  z.string().check(z.trim(), z.minLength(1, TEXTS.fillInAll), z.maxLength(max, TEXTS.tooLong(max)));

/** What a message must have; the server checks the same again. */
export const contactSchema = z.object({
  name: required(MAX_NAME),
  email: z.string().check(
    z.trim(),
    z.minLength(1, TEXTS.fillInAll),
    // Blank passes: that fault has its own message.
    z.regex(/^$|^[^\s@,;<>]+@[^\s@,;<>]+\.[^\s@,;<>]{2,}$/, TEXTS.emailInvalid),
  ),
  message: required(MAX_MESSAGE),
  website: z.string(),
});

export type ContactValues = z.infer<typeof contactSchema>;
