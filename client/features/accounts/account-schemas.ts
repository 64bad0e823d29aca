import * as z from "zod/mini";
import { isPossiblePhone } from "../../lib/phone";

const required = (message: string) => z.string().check(z.trim(), z.minLength(1, message));

const email = z.string().check(
  z.trim(),
  z.minLength(1, "Email is required."),
  // Blank passes: that fault has its own message.
  z.regex(/^$|^[^\s@,;<>]+@[^\s@,;<>]+\.[^\s@,;<>]{2,}$/, "Enter a valid email address."),
);

export const loginSchema = z.object({ email });

export const otpSchema = z.object({
  otp: z
    .string()
    .check(
      z.minLength(1, "Enter the code from your email."),
      z.regex(/^(\d{6})?$/, "The code has 6 digits."),
    ),
});

/** All five are required (spec section 5). */
export const signUpSchema = z
  .object({
    name: required("Name is required."),
    email,
    countryCode: required("Choose a country code."),
    phone: required("Phone number is required."),
    location: required("Location is required."),
  })
  .check(
    z.refine(
      async ({ countryCode, phone }) =>
        phone.trim() === "" || (await isPossiblePhone(countryCode, phone)),
      // Asked whatever else is wrong, so that one sees all faults at once.
      { path: ["phone"], error: "Enter a valid phone number.", when: () => true },
    ),
  );

export type LoginValues = z.infer<typeof loginSchema>;
export type OtpValues = z.infer<typeof otpSchema>;
export type SignUpValues = z.infer<typeof signUpSchema>;
