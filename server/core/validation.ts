import { domainToASCII } from "node:url";
import { z } from "zod";
import { errorTexts } from "#texts/errors";
import { fieldTexts } from "#texts/fields";
import { badInput, type FieldMessages } from "./errors.js";

// Control characters have no place in names or places; tab and newline are allowed in long texts only.
const controlCharacters = /\p{Cc}/u;

/** One line of text, trimmed and normalised (NFC). */
export const line = (max: number, missing: string) =>
  z
    .string({ error: missing })
    .transform((text) => text.normalize("NFC").trim())
    .pipe(
      z
        .string()
        .min(1, missing)
        .max(max, errorTexts.tooLong(max))
        .refine((text) => !controlCharacters.test(text), errorTexts.badCharacters),
    );

/** Text of several lines, trimmed and normalised (NFC); line breaks become "\n". */
export const longText = (max: number, missing: string) =>
  z
    .string({ error: missing })
    .transform((text) => text.normalize("NFC").replace(/\r\n?/g, "\n").trim())
    .pipe(
      z
        .string()
        .min(1, missing)
        .max(max, errorTexts.tooLong(max))
        .refine(
          (text) => !controlCharacters.test(text.replace(/[\t\n]/g, " ")),
          errorTexts.badCharacters,
        ),
    );

// One address only: a comma, quote, angle bracket or line break would let a mailer see two.
const oneAddress = /^[!#-'*+\-/-9=?A-Z^-~.]+@[a-z0-9-]+(\.[a-z0-9-]+)+$/;

/** The domain as the mail system knows it (punycode), so that one mailbox has one spelling; what accounts are keyed by. */
export function canonicalAddress(text: string): string {
  const address = text.normalize("NFKC").trim().toLowerCase();
  const at = address.lastIndexOf("@");
  return at < 0 ? address : `${address.slice(0, at)}@${domainToASCII(address.slice(at + 1))}`;
}

/** An e-mail address as accounts are keyed: lower case, ASCII, at most 254 characters. */
export const email = z
  .string({ error: fieldTexts.emailMissing })
  .transform(canonicalAddress)
  .pipe(
    z
      .string()
      .min(1, fieldTexts.emailMissing)
      .max(254, errorTexts.tooLong(254))
      .regex(oneAddress, fieldTexts.emailInvalid),
  );

/**
 * Parses what came from outside.
 * @throws BAD_INPUT with one message a field, in the caller's field names.
 */
export function parse<Schema extends z.ZodType>(schema: Schema, input: unknown): z.output<Schema> {
  const result = schema.safeParse(input ?? {});
  if (result.success) return result.data;
  const fields: FieldMessages = {};
  for (const issue of result.error.issues)
    fields[issue.path.join(".") || "input"] ??= issue.message;
  throw badInput(Object.values(fields)[0] ?? errorTexts.checkInput, fields);
}
