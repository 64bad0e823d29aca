import { z } from "zod";
import { email, line, longText } from "../../core/validation.js";
import { FILL_IN_ALL } from "./contact.messages.js";

export const MAX_MESSAGE = 5000;

export const contactSchema = z.object({
  name: line(100, FILL_IN_ALL),
  // The form has one text for whatever is missing, the address included.
  email: z
    .string({ error: FILL_IN_ALL })
    .refine((text) => text.trim() !== "", FILL_IN_ALL)
    .pipe(email),
  message: longText(MAX_MESSAGE, FILL_IN_ALL),
});
