import { z } from "zod";
import { MAX_TYPED_PHONE } from "#site/phone-number";
import { splitTyped } from "#site/phone-spelling";
import { errorTexts } from "#texts/errors";
import { phoneFaultTexts } from "#texts/phone";
import { signInTexts } from "#texts/sign-in";
import { readPhone } from "../../core/phone.js";

/** Country codes in the sign-up form. */
const COUNTRY_CODES = ["+1", "+91", "+44", "+61", "+81"];

// Called before the values are known to be texts.
const isOffered = (code: unknown): boolean => COUNTRY_CODES.some((offered) => offered === code);
const namesCountry = (phone: string): boolean => splitTyped(phone).digits.startsWith("+");
const isBlank = (phone: unknown): boolean => typeof phone !== "string" || phone.trim() === "";

/**
 * A country code and a number that can be called, in any usual spelling; stored as `PhoneNumber` says. The code may be blank if the
 * number names its country. A code that the form doesn't offer is accepted with a number of that country, since a number may name any.
 */
export const phoneFields = z
  .object({
    countryCode: z
      .string({ error: signInTexts.countryCodeMissing })
      .nullish()
      .transform((code) => code?.trim() ?? "")
      .pipe(z.string().regex(/^(\+\d{1,4})?$/, signInTexts.countryCodeMissing)),
    phone: z
      .string({ error: signInTexts.phoneMissing })
      .trim()
      .min(1, signInTexts.phoneMissing)
      .max(MAX_TYPED_PHONE, errorTexts.tooLong(MAX_TYPED_PHONE)),
  })
  // Also without a number, so that every fault is named at once.
  .refine((given) => isOffered(given.countryCode) || !isBlank(given.phone), {
    path: ["countryCode"],
    error: signInTexts.countryCodeMissing,
    when: ({ value }) => typeof value === "object" && value !== null,
  })
  .transform(({ countryCode, phone }, context) => {
    const reading = readPhone(countryCode, phone);
    const fault = (path: string, message: string) => {
      context.addIssue({ code: "custom", path: [path], message });
      return z.NEVER;
    };
    if ("fault" in reading)
      return isOffered(countryCode) || (countryCode === "" && namesCountry(phone))
        ? fault("phone", phoneFaultTexts[reading.fault])
        : fault("countryCode", signInTexts.countryCodeMissing);
    return reading.number;
  });
