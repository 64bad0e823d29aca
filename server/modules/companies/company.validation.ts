import { z } from "zod";
import { errorTexts } from "#texts/errors";
import { companyErrorTexts as texts } from "#texts/firm-errors";
import { readPhone } from "../../core/phone.js";
import { email, line, lineOrNothing, longText } from "../../core/validation.js";
import { webAddress } from "../../core/web-address.js";

export const MAX_DESCRIPTION = 5000;
const MAX_NOTES = 2000;
const MAX_WEBSITE = 255;

/** Several lines, or nothing: null and blank text are "". */
const textOrNothing = (max: number) =>
  z
    .string()
    .nullable()
    .transform((text) => (text?.trim() ? text : ""))
    .pipe(z.union([z.literal(""), longText(max, "")], { error: errorTexts.tooLong(max) }));

/** One line; null and blank text are null. */
const lineOrNull = (max: number) => lineOrNothing(max).transform((text) => text || null);

const website = lineOrNothing(MAX_WEBSITE).transform((text, context) => {
  if (text === "") return null;
  const href = webAddress(text)?.href;
  if (href !== undefined && href.length <= MAX_WEBSITE) return href;
  context.addIssue({ code: "custom", message: texts.websiteInvalid });
  return z.NEVER;
});

const fields = z.object({
  name: line(120, texts.nameMissing),
  description: textOrNothing(MAX_DESCRIPTION),
  website,
  location: lineOrNull(120),
  industry: lineOrNull(80),
});

/** A new company: everything but its name may be left out. */
export const createCompanySchema = fields.partial().required({ name: true });
/** What is left out stays as it is. */
export const updateCompanySchema = fields
  .partial()
  .extend({ id: z.string(), expectedVersion: z.int().nullish() });

/** A number as people write it, or a short one inside the client's house. */
const PHONE = /^\+?[\d\s().\-/]{5,}(?:\s?(?:x|ext\.?)\s?\d{1,8})?$/i;

/** Usual spellings are kept as typed; of others, such as "tel:+12145550134", the number is kept. */
const contactPhone = lineOrNothing(40).transform((text, context) => {
  if (text === "") return null;
  if (PHONE.test(text)) return text;
  const reading = readPhone("+1", text);
  if ("number" in reading) return `${reading.number.countryCode} ${reading.number.phone}`;
  context.addIssue({ code: "custom", message: texts.phoneInvalid });
  return z.NEVER;
});

const contact = z.object({
  name: line(100, texts.contactNameMissing),
  role: lineOrNull(100),
  email: z
    .string()
    .nullable()
    .transform((text) => (text?.trim() ? text : null))
    .pipe(email.nullable()),
  phone: contactPhone,
  notes: textOrNothing(MAX_NOTES),
});

export const addContactSchema = contact
  .partial()
  .required({ name: true })
  .extend({ companyId: z.string() });
export const updateContactSchema = contact.partial().extend({ id: z.string() });
export const mergeSchema = z.object({
  fromId: z.string(),
  intoId: z.string(),
  confirmName: z.string(),
});
