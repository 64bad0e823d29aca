import { looksLikeEmail } from "../../lib/email";
import { textOf, type FieldErrors } from "../../lib/use-plain-form";
import { contactTexts } from "#texts/contact";

export const MAX_NAME = 100;
export const MAX_MESSAGE = 5000;

export const readContact = (data: FormData) => ({
  name: textOf(data, "name"),
  email: textOf(data, "email"),
  message: textOf(data, "message"),
  website: textOf(data, "website"),
});

export type ContactValues = ReturnType<typeof readContact>;

/** All three are required (specification, section 5); the server checks the same again. */
export function checkContact({ name, email, message }: ContactValues): FieldErrors {
  const missing = (text: string) => (text === "" ? contactTexts.fillInAll : undefined);
  const invalid = looksLikeEmail(email) ? undefined : contactTexts.emailInvalid;
  return { name: missing(name), email: missing(email) ?? invalid, message: missing(message) };
}
