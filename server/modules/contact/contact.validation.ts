import { z } from "zod";
import { contactTexts } from "#texts/contact";
import { email, line, longText } from "../../core/validation.js";

export const MAX_MESSAGE = 5000;

export const contactSchema = z.object({
  name: line(100, contactTexts.fillInAll),
  // The form has one text for whatever is missing, the address included.
  email: z
    .string({ error: contactTexts.fillInAll })
    .refine((text) => text.trim() !== "", contactTexts.fillInAll)
    .pipe(email),
  message: longText(MAX_MESSAGE, contactTexts.fillInAll),
});
