import { domainToASCII } from "node:url";
import { z } from "zod";
import { errorTexts } from "#texts/errors";
import { fieldTexts } from "#texts/fields";
import { badInput, type FieldMessages } from "./errors.js";
import { Unchecked } from "./input.js";
import { findIllFormed } from "./well-formed.js";

// Control characters do not belong in names or places; only long texts may have tabs and newlines.
const controlCharacters = /\p{Cc}/u;

/** One line of text, trimmed and normalized (NFC). */
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

/** One line of text like `line`, or nothing: null and blank text are "". */
export const lineOrNothing = (max: number) =>
  z
    .string()
    .nullable()
    .transform((text) => (text ?? "").normalize("NFC").trim())
    .pipe(
      z
        .string()
        .max(max, errorTexts.tooLong(max))
        .refine((text) => !controlCharacters.test(text), errorTexts.badCharacters),
    );

/** Text of several lines, trimmed and normalized (NFC); line breaks become "\n". */
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

// Exactly one address: with a comma, quote, angle bracket or line break, a mailer could see two.
const oneAddress = /^[!#-'*+\-/-9=?A-Z^-~.]+@[a-z0-9-]+(\.[a-z0-9-]+)+$/;

/** The address with its domain in punycode, as used by mail servers, so that each mailbox has one spelling; the key of accounts. */
export function canonicalAddress(text: string): string {
  const address = text.normalize("NFKC").trim().toLowerCase();
  const at = address.lastIndexOf("@");
  return at < 0 ? address : `${address.slice(0, at)}@${domainToASCII(address.slice(at + 1))}`;
}

/** An email address in the form used as account key: lower case, ASCII, at most 254 characters. */
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
 * Validates untrusted input.
 * @throws BAD_INPUT with one message per field, by the caller's field names.
 */
export function parse<Schema extends z.ZodType>(schema: Schema, given: unknown): z.output<Schema> {
  const value = given instanceof Unchecked ? given.value : given;
  const illFormed = findIllFormed(value);
  if (illFormed !== null)
    throw badInput(errorTexts.badCharacters, { [illFormed || "input"]: errorTexts.badCharacters });
  const result = schema.safeParse(value ?? {});
  if (result.success) return result.data;
  const fields: FieldMessages = {};
  for (const issue of result.error.issues)
    fields[issue.path.join(".") || "input"] ??= issue.message;
  throw badInput(Object.values(fields)[0] ?? errorTexts.checkInput, fields);
}
