import { z } from "zod";
import { errorTexts } from "#texts/errors";
import { fieldTexts } from "#texts/fields";
import { signInTexts } from "#texts/sign-in";
import { nationalNumber } from "../../core/phone.js";

/** Country codes in the sign-up form. */
export const COUNTRY_CODES = ["+1", "+91", "+44", "+61", "+81"] as const;

/** `countryCode` from the list and a number that is valid for it; the number is stored as digits. */
export const phoneFields = z
  .object({
    countryCode: z
      .string({ error: signInTexts.countryCodeMissing })
      .pipe(z.enum(COUNTRY_CODES, { error: signInTexts.countryCodeMissing })),
    phone: z
      .string({ error: signInTexts.phoneMissing })
      .trim()
      .min(1, signInTexts.phoneMissing)
      .max(20, errorTexts.tooLong(20)),
  })
  .transform((value, context) => {
    const phone = nationalNumber(value.countryCode, value.phone);
    if (phone !== null) return { countryCode: value.countryCode, phone };
    context.addIssue({ code: "custom", path: ["phone"], message: fieldTexts.phoneInvalid });
    return z.NEVER;
  });
