import { fieldTexts } from "#texts/fields";
import { signInTexts } from "#texts/sign-in";
import { emailFault, ifBlank } from "../../lib/checks";
import { isPossiblePhone } from "../../lib/phone";
import { textOf, type Faults } from "../../lib/use-form";

export interface LoginValues {
  email: string;
}

export interface SignUpValues extends LoginValues {
  name: string;
  countryCode: string;
  phone: string;
  location: string;
}

const emailMessages = { missing: fieldTexts.emailMissing, invalid: fieldTexts.emailInvalid };

export const readLogin = (data: FormData): LoginValues => ({ email: textOf(data, "email") });

export const checkLogin = ({ email }: LoginValues): Faults => ({
  email: emailFault(email, emailMessages),
});

export const readSignUp = (data: FormData): SignUpValues => ({
  name: textOf(data, "name"),
  email: textOf(data, "email"),
  countryCode: textOf(data, "countryCode"),
  phone: textOf(data, "phone"),
  location: textOf(data, "location"),
});

/** All five are required. */
export async function checkSignUp(values: SignUpValues): Promise<Faults> {
  const { name, email, countryCode, phone, location } = values;
  const possible = phone === "" || (await isPossiblePhone(countryCode, phone));
  return {
    name: ifBlank(name, fieldTexts.nameMissing),
    email: emailFault(email, emailMessages),
    countryCode: ifBlank(countryCode, signInTexts.countryCodeMissing),
    phone: possible ? ifBlank(phone, signInTexts.phoneMissing) : fieldTexts.phoneInvalid,
    location: ifBlank(location, fieldTexts.locationMissing),
  };
}

export const readOtp = (data: FormData) => ({ otp: textOf(data, "otp") });

export const checkOtp = ({ otp }: { otp: string }): Faults => ({
  otp:
    ifBlank(otp, signInTexts.otpMissing) ??
    (/^\d{6}$/.test(otp) ? undefined : signInTexts.otpInvalid),
});
