import { z } from "zod";
import { MAX_TYPED_PHONE } from "#site/phone-number";
import { errorTexts, planErrorTexts } from "#texts/errors";
import { intakeErrorTexts } from "#texts/intakes";
import { phoneFaultTexts } from "#texts/phone";
import { readPhone } from "../../core/phone.js";
import { line } from "../../core/validation.js";

const MAX_LINE = 100;

/** Undefined and null keep what was given before. */
const kept = <Schema extends z.ZodType>(schema: Schema) =>
  schema.nullish().transform((value) => value ?? undefined);

/** Given together or not at all; a number that names its country needs no code. */
const phone = z
  .object({
    countryCode: z
      .string({ error: intakeErrorTexts.countryCode })
      .regex(/^(\+\d{1,4})?$/, intakeErrorTexts.countryCode)
      .nullish(),
    phone: z
      .string({ error: intakeErrorTexts.phone })
      .trim()
      .min(1, intakeErrorTexts.phone)
      .max(MAX_TYPED_PHONE, errorTexts.tooLong(MAX_TYPED_PHONE))
      .nullish(),
  })
  .transform(({ countryCode, phone: number }, context) => {
    if (number == null) return {};
    const reading = readPhone(countryCode ?? "", number);
    if ("number" in reading) return reading.number;
    const message = phoneFaultTexts[reading.fault];
    context.addIssue({ code: "custom", path: ["phone"], message });
    return z.NEVER;
  });

export const intakeSchema = z
  .object({
    targetRole: kept(line(MAX_LINE, intakeErrorTexts.targetRole)),
    location: kept(line(MAX_LINE, intakeErrorTexts.location)),
    existingResume: z
      .string()
      .max(64, intakeErrorTexts.resume)
      .nullish()
      .transform((id) => id ?? ""),
  })
  .and(phone);

export const intakePlanSchema = z.object({
  id: z.string({ error: planErrorTexts.choosePlan }).max(64, planErrorTexts.choosePlan),
});
