import { z } from "zod";
import { contactTexts } from "#texts/contact";
import { honeypot } from "../../core/honeypot.js";
import { email, line, longText } from "../../core/validation.js";

export const MAX_MESSAGE = 5000;

export const contactSchema = z.object({
  name: line(100, contactTexts.fillInAll),
  // One message for all missing fields, including the address.
  email: z
    .string({ error: contactTexts.fillInAll })
    .refine((text) => text.trim() !== "", contactTexts.fillInAll)
    .pipe(email),
  website: honeypot,
  message: longText(MAX_MESSAGE, contactTexts.fillInAll),
});
