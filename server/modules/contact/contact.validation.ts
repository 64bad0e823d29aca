import { z } from "zod";
import { contactTexts } from "#texts/contact";
import { inboxErrorTexts } from "#texts/firm-errors";
import { honeypot } from "../../core/honeypot.js";
import { isId } from "../../core/ids.js";
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

const MAX_ANSWER = 10_000;

export const answerSchema = z.object({
  id: z.string(),
  text: longText(MAX_ANSWER, inboxErrorTexts.answerMissing),
  done: z.boolean(),
  sendId: z.string().refine(isId, inboxErrorTexts.badSendId).nullish(),
});
export const assignSchema = z.object({ id: z.string(), assigneeId: z.string().nullish() });
