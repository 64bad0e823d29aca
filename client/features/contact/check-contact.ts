import { contactTexts } from "#texts/contact";
import { looksLikeEmail } from "../../lib/email";
import { textOf, type Faults } from "../../lib/use-form";

export const MAX_NAME = 100;
export const MAX_MESSAGE = 5000;

export const readContact = (data: FormData) => ({
  name: textOf(data, "name"),
  email: textOf(data, "email"),
  message: textOf(data, "message"),
  website: textOf(data, "website"),
});

export type ContactValues = ReturnType<typeof readContact>;

/** All three fields are required, and a single message covers all of them. */
export function checkContact({ name, email, message }: ContactValues): Faults {
  const missing = (text: string) => (text === "" ? (true as const) : undefined);
  const invalid = looksLikeEmail(email) ? undefined : contactTexts.emailInvalid;
  const faults = { name: missing(name), email: missing(email), message: missing(message) };
  const isMissing = Object.values(faults).includes(true);
  return {
    ...faults,
    email: faults.email ?? invalid,
    form: isMissing ? contactTexts.fillInAll : undefined,
  };
}
