import parsePhoneNumber from "libphonenumber-js/max";
import { z } from "zod";
import { email, line } from "../../core/validation.js";
import { VisaTypeEnum } from "./visa-type.js";

const NOT_A_LINK = "Enter a web address such as https://www.linkedin.com/in/your-name.";
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
  context.addIssue({ code: "custom", message: NOT_A_LINK });
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
    countryCode: optionalText.pipe(z.string().regex(/^(\+\d{1,4})?$/, "Choose a country code.")),
    phone: optionalText.pipe(z.string().max(20, "At most 20 characters.")),
  })
  .transform((given, context) => {
    if (given.phone === "") return given;
    const number = parsePhoneNumber(`${given.countryCode}${given.phone.replace(/^\+\d+\s/, "")}`);
    if (number?.isPossible())
      return { countryCode: given.countryCode, phone: String(number.nationalNumber) };
    context.addIssue({ code: "custom", path: ["phone"], message: "Enter a valid phone number." });
    return z.NEVER;
  });

/** What a first application must say. Job, e-mail and resume are checked apart: a renewed one needs no more. */
export const applicationSchema = z
  .object({
    name: line(100, "Name is required."),
    location: line(100, "Location is required."),
    visaType: z.enum(VisaTypeEnum, { error: "Choose a visa type." }),
    relocation: z.boolean({ error: "Relocation is Yes or No." }).default(false),
    linkedin,
  })
  .and(phone);

export type ApplicationFields = z.output<typeof applicationSchema>;

export const applicationTargetSchema = z.object({
  jobId: line(64, "Job is required."),
  email,
  existingResume: optionalText,
});
