import { z } from "zod";
import { representationErrorTexts as texts } from "#texts/representation";
import { line, longText } from "../../core/validation.js";
import { ratePeriodRule } from "../jobs/pay/salary-range.js";

const MAX_AMOUNT = 2_000_000_000;
const CURRENCIES: ReadonlySet<string> = new Set(Intl.supportedValuesOf("currency"));

/** Null, too, if nothing but spaces was typed. */
const optional = <Schema extends z.ZodType>(schema: Schema) =>
  z.preprocess(
    (given) => (typeof given === "string" && given.trim() === "" ? null : given),
    schema.nullish().transform((text) => text ?? null),
  );

const rate = z.object(
  {
    amount: z.int(texts.rateMissing).min(1, texts.rateMissing).max(MAX_AMOUNT, texts.rateTooHigh),
    currency: z.string().refine((code) => CURRENCIES.has(code), texts.currency),
    period: ratePeriodRule(texts.period),
  },
  { error: texts.rateMissing },
);

export const requestSchema = z.object({
  applicationId: z.string(),
  companyId: z.string().nullish(),
  clientName: optional(line(120, texts.clientMissing)),
  requisition: optional(line(80, texts.requisition)),
  rate,
  validUntil: z.date({ error: texts.untilMissing }),
  message: optional(longText(2000, texts.message)),
});

export const answerSchema = z.object({
  id: z.string().nullish(),
  token: z.string().nullish(),
  accept: z.boolean(),
  typedName: optional(line(100, texts.typeName)),
});

export const idSchema = z.object({ id: z.string() });
