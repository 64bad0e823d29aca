import { z } from "zod";
import { MAX_TYPED_PHONE } from "#site/phone-number";
import { applicationTexts } from "#texts/application";
import { applicationErrorTexts, errorTexts } from "#texts/errors";
import { fieldTexts } from "#texts/fields";
import { phoneFaultTexts } from "#texts/phone";
import { signInTexts } from "#texts/sign-in";
import type { Unchecked } from "../../core/input.js";
import { readPhone } from "../../core/phone.js";
import { email, line } from "../../core/validation.js";
import { webAddress } from "../../core/web-address.js";
import { VisaTypeEnum } from "./visa-type.js";

const MAX_LINK = 255;

const optionalText = z
  .string()
  .nullish()
  .transform((text) => text?.trim() ?? "");

/** An http(s) URL, with https:// added if missing; blank and "N/A" mean none. */
const linkedin = optionalText.transform((text, context) => {
  if (text === "" || /^n\/a$/i.test(text)) return null;
  const url = webAddress(text)?.href;
  if (url && url.length <= MAX_LINK) return url;
  context.addIssue({ code: "custom", message: applicationTexts.linkedInInvalid });
  return z.NEVER;
});

/** Both may be blank; otherwise they must be a number that can be called. The code may be blank if the number names its country. */
const phone = z
  .object({
    countryCode: optionalText.pipe(
      z.string().regex(/^(\+\d{1,4})?$/, signInTexts.countryCodeMissing),
    ),
    phone: optionalText.pipe(z.string().max(MAX_TYPED_PHONE, errorTexts.tooLong(MAX_TYPED_PHONE))),
  })
  .transform((given, context) => {
    if (given.phone === "") return given;
    const reading = readPhone(given.countryCode, given.phone);
    if ("number" in reading) return reading.number;
    const message = phoneFaultTexts[reading.fault];
    context.addIssue({ code: "custom", path: ["phone"], message });
    return z.NEVER;
  });

/** Required fields of a first application. Job, email and resume are validated separately: a repeated one needs only those. */
export const applicationSchema = z
  .object({
    name: line(100, fieldTexts.nameMissing),
    location: line(100, fieldTexts.locationMissing),
    visaType: z.enum(VisaTypeEnum, { error: applicationTexts.visaTypeMissing }),
    relocation: z
      .boolean({ error: applicationTexts.relocationInvalid })
      .nullish()
      .transform((answer) => answer ?? null),
    linkedin,
  })
  .and(phone);

export type ApplicationFields = z.output<typeof applicationSchema>;

export const applicationTargetSchema = z.object({
  jobId: line(64, applicationErrorTexts.jobMissing),
  email,
  existingResume: optionalText,
});

/** The content of an application. Its role and company come from the job. */
export type ApplicationInput =
  | (z.input<typeof applicationTargetSchema> & z.input<typeof applicationSchema>)
  | Unchecked;
