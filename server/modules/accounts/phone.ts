import parsePhoneNumber from "libphonenumber-js/max";
import { z } from "zod";

/** Dialling codes on offer (the sign-up form's list). */
export const COUNTRY_CODES = ["+1", "+91", "+44", "+61", "+81"] as const;

/** `countryCode` from the list and a number that exists under it; the number is kept as digits. */
export const phoneFields = z
  .object({
    countryCode: z.enum(COUNTRY_CODES, { error: "Choose a country code." }),
    phone: z
      .string({ error: "Phone number is required." })
      .trim()
      .min(1, "Phone number is required.")
      .max(20, "At most 20 characters."),
  })
  .transform((value, context) => {
    const number = parsePhoneNumber(`${value.countryCode}${value.phone.replace(/^\+\d+\s/, "")}`);
    if (!number?.isPossible()) {
      context.addIssue({ code: "custom", path: ["phone"], message: "Enter a valid phone number." });
      return z.NEVER;
    }
    return { countryCode: value.countryCode, phone: number.nationalNumber };
  });
