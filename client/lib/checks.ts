import { looksLikeEmail } from "./email";

/** Returns the message if the text is blank. */
export const ifBlank = (text: string, message: string): string | undefined =>
  text === "" ? message : undefined;

interface EmailMessages {
  missing: string;
  invalid: string;
}

/** The error message for an email address; undefined if it looks valid. */
export const emailFault = (email: string, { missing, invalid }: EmailMessages) =>
  ifBlank(email, missing) ?? (looksLikeEmail(email) ? undefined : invalid);
