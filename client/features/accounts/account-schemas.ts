import * as z from "zod/mini";
import { isPossiblePhone } from "../../lib/phone";
import { fieldTexts } from "#texts/fields";
import { signInTexts } from "#texts/sign-in";

const required = (message: string) => z.string().check(z.trim(), z.minLength(1, message));

const email = z.string().check(
  z.trim(),
  z.minLength(1, fieldTexts.emailMissing),
  // Blank passes: that fault has its own message.
  z.regex(/^$|^[^\s@,;<>]+@[^\s@,;<>]+\.[^\s@,;<>]{2,}$/, fieldTexts.emailInvalid),
);

export const loginSchema = z.object({ email });

export const otpSchema = z.object({
  otp: z
    .string()
    .check(z.minLength(1, signInTexts.otpMissing), z.regex(/^(\d{6})?$/, signInTexts.otpInvalid)),
});

/** All five are required (spec section 5). */
export const signUpSchema = z
  .object({
    name: required(fieldTexts.nameMissing),
    email,
    countryCode: required(signInTexts.countryCodeMissing),
    phone: required(signInTexts.phoneMissing),
    location: required(fieldTexts.locationMissing),
  })
  .check(
    z.refine(
      async ({ countryCode, phone }) =>
        phone.trim() === "" || (await isPossiblePhone(countryCode, phone)),
      // Asked whatever else is wrong, so that one sees all faults at once.
      { path: ["phone"], error: fieldTexts.phoneInvalid, when: () => true },
    ),
  );

export type LoginValues = z.infer<typeof loginSchema>;
export type OtpValues = z.infer<typeof otpSchema>;
export type SignUpValues = z.infer<typeof signUpSchema>;
