import parsePhoneNumber from "libphonenumber-js/max";
import { z } from "zod";
import { applicationTexts } from "#texts/application";
import { applicationErrorTexts, errorTexts } from "#texts/errors";
import { fieldTexts } from "#texts/fields";
import { signInTexts } from "#texts/sign-in";
import { email, line } from "../../core/validation.js";
import { VisaTypeEnum } from "./visa-type.js";

const MAX_LINK = 255;
const SCHEME = /^[a-z][a-z0-9+-]*:(?!\d)/i;

const optionalText = z
  .string()
  .nullish()
  .transform((text) => text?.trim() ?? "");

/** An http(s) address, with https:// added where it is missing; blank and "N/A" are none. */
const linkedin = optionalText.transform((text, context) => {
  if (text === "" || /^n\/a$/i.test(text)) return null;
  const url = webAddress(text);
  if (url && url.length <= MAX_LINK) return url;
  context.addIssue({ code: "custom", message: applicationTexts.linkedInInvalid });
  return z.NEVER;
});

function webAddress(text: string): string | null {
  const hasWebScheme = /^https?:\/\//i.test(text);
  if (!hasWebScheme && SCHEME.test(text)) return null;
  const address = hasWebScheme ? text : `https://${text}`;
  if (!URL.canParse(address)) return null;
  const url = new URL(address);
  if (url.username || url.password || !/\.[^.\d][^.]*$/.test(url.hostname)) return null;
  return url.href;
}

/** Both may be blank (spec section 5 does not require them); what is given must be a possible number. */
const phone = z
  .object({
    countryCode: optionalText.pipe(
      z.string().regex(/^(\+\d{1,4})?$/, signInTexts.countryCodeMissing),
    ),
    phone: optionalText.pipe(z.string().max(20, errorTexts.tooLong(20))),
  })
  .transform((given, context) => {
    if (given.phone === "") return given;
    const number = parsePhoneNumber(`${given.countryCode}${given.phone.replace(/^\+\d+\s/, "")}`);
    if (number?.isPossible())
      return { countryCode: given.countryCode, phone: String(number.nationalNumber) };
    context.addIssue({ code: "custom", path: ["phone"], message: fieldTexts.phoneInvalid });
    return z.NEVER;
  });

/** What a first application must say. Job, e-mail and resume are checked apart: a renewed one needs no more. */
export const applicationSchema = z
  .object({
    name: line(100, fieldTexts.nameMissing),
    location: line(100, fieldTexts.locationMissing),
    visaType: z.enum(VisaTypeEnum, { error: applicationTexts.visaTypeMissing }),
    relocation: z.boolean({ error: applicationTexts.relocationInvalid }).default(false),
    linkedin,
  })
  .and(phone);

export type ApplicationFields = z.output<typeof applicationSchema>;

export const applicationTargetSchema = z.object({
  jobId: line(64, applicationErrorTexts.jobMissing),
  email,
  existingResume: optionalText,
});
