import { z } from "zod";
import { companyErrorTexts as texts } from "#texts/firm-errors";
import { readPhone } from "../../core/phone.js";
import { email, lineOrNothing } from "../../core/validation.js";
import { lineField, lineOrNullField, optionalTextField } from "../../kit/fields/field-kinds.js";

const MAX_PHONE = 40;
const MAX_EMAIL = 254;

/** A number as people write it, or a short one inside the client's house. */
const PHONE = /^\+?[\d\s().\-/]{5,}(?:\s?(?:x|ext\.?)\s?\d{1,8})?$/i;

/** Usual spellings are kept as typed; of others, such as "tel:+12145550134", the number is kept. */
const contactPhone = lineOrNothing(MAX_PHONE).transform((text, context) => {
  if (text === "") return null;
  if (PHONE.test(text)) return text;
  const reading = readPhone("+1", text);
  if ("number" in reading) return `${reading.number.countryCode} ${reading.number.phone}`;
  context.addIssue({ code: "custom", message: texts.phoneInvalid });
  return z.NEVER;
});

/** What people fill in about a contact at a company, each declared once. */
export const contactFields = {
  name: lineField(100, texts.contactNameMissing, {
    description: "Full name, at most 100 characters.",
    change: "Full name, at most 100 characters. Null is refused.",
  }),
  role: lineOrNullField(100, {
    description: "What they do at the company, at most 100 characters. Null when not given.",
    input: "What they do there, at most 100 characters.",
    change: "What they do.",
  }),
  email: {
    ...lineOrNullField(MAX_EMAIL, {
      description: "Email address. Null when not given.",
      input: "Email address.",
    }),
    rule: z
      .string()
      .nullable()
      .transform((text) => (text?.trim() ? text : null))
      .pipe(email.nullable()),
    form: { kind: "email", max: MAX_EMAIL } as const,
  },
  phone: {
    ...lineOrNullField(MAX_PHONE, {
      description: "Phone number as typed, at most 40 characters. Null when not given.",
      input: "Phone number, at most 40 characters, e.g. `+1 214 555 0134`.",
      change: "Phone number.",
    }),
    rule: contactPhone,
    form: { kind: "phone", max: MAX_PHONE } as const,
  },
  notes: optionalTextField(2000, {
    description: "Plain text with line breaks, at most 2,000 characters. May be empty.",
    input: "Plain text, at most 2,000 characters.",
  }),
};

/** What the input that changes one says of its fields. */
export const contactChange = { cleared: "Null or empty text removes it." };
