import parsePhoneNumber from "libphonenumber-js/max";
import { z } from "zod";
import { errorTexts } from "#texts/errors";
import { fieldTexts } from "#texts/fields";
import { signInTexts } from "#texts/sign-in";

/** Dialling codes on offer (the sign-up form's list). */
export const COUNTRY_CODES = ["+1", "+91", "+44", "+61", "+81"] as const;

/** `countryCode` from the list and a number that exists under it; the number is kept as digits. */
export const phoneFields = z
  .object({
    countryCode: z.enum(COUNTRY_CODES, { error: signInTexts.countryCodeMissing }),
    phone: z
      .string({ error: signInTexts.phoneMissing })
      .trim()
      .min(1, signInTexts.phoneMissing)
      .max(20, errorTexts.tooLong(20)),
  })
  .transform((value, context) => {
    const number = parsePhoneNumber(`${value.countryCode}${value.phone.replace(/^\+\d+\s/, "")}`);
    if (!number?.isPossible()) {
      context.addIssue({ code: "custom", path: ["phone"], message: fieldTexts.phoneInvalid });
      return z.NEVER;
    }
    return { countryCode: value.countryCode, phone: number.nationalNumber };
  });
