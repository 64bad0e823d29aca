import { fieldTexts } from "#texts/fields";
import { signInTexts } from "#texts/sign-in";
import { emailFault, ifBlank } from "../../lib/checks";
import { checkPerson, readPerson, type PersonValues } from "../../lib/person";
import { textOf, type Faults } from "../../lib/use-form";

export interface LoginValues {
  email: string;
}

export type SignUpValues = LoginValues & PersonValues;

const emailMessages = { missing: fieldTexts.emailMissing, invalid: fieldTexts.emailInvalid };

export const readLogin = (data: FormData): LoginValues => ({ email: textOf(data, "email") });

export const checkLogin = ({ email }: LoginValues): Faults => ({
  email: emailFault(email, emailMessages),
});

export const readSignUp = (data: FormData): SignUpValues => ({
  ...readPerson(data),
  ...readLogin(data),
});

/** All five are required. */
export const checkSignUp = async (values: SignUpValues): Promise<Faults> => ({
  ...(await checkPerson(values)),
  ...checkLogin(values),
});

export const readOtp = (data: FormData) => ({ otp: textOf(data, "otp") });

export const checkOtp = ({ otp }: { otp: string }): Faults => ({
  otp:
    ifBlank(otp, signInTexts.otpMissing) ??
    (/^\d{6}$/.test(otp) ? undefined : signInTexts.otpInvalid),
});
