import { looksLikeEmail } from "./email";

/** The message where the text is blank. */
export const ifBlank = (text: string, message: string): string | undefined =>
  text === "" ? message : undefined;

interface EmailMessages {
  missing: string;
  invalid: string;
}

/** What is wrong with an email address. */
export const emailFault = (email: string, { missing, invalid }: EmailMessages) =>
  ifBlank(email, missing) ?? (looksLikeEmail(email) ? undefined : invalid);
