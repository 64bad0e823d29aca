/**
 * Names of forms, visas, and contracts, such as H-1B, I-983, E-Verify, and C2C/W2. Lines must not break at their hyphen or
 * slash, so they are shown in an element with the class `unbroken`. The text itself stays as it is, to be found and copied.
 */
export const SHORT_NAME =
  /\b(?:(?:[A-Z]{1,2}-(?:\d{1,4}[A-Z]?\d?|Verify)|[A-Z\d]{1,4})(?:\/(?:[A-Z]{1,2}-\d{1,4}[A-Z]?\d?|[A-Z\d]{1,4})){1,3}|[A-Z]{1,2}-(?:\d{1,4}[A-Z]?\d?|Verify))\b/;

/** A tag, or a short name between tags. */
const TAG_OR_NAME = new RegExp(`<[^"<>]*(?:"[^"]*"[^"<>]*)*>|(${SHORT_NAME.source})`, "g");

/** Keeps the short names of a safe HTML text in one line each. */
export const withUnbrokenNames = (html: string): string =>
  html.replace(TAG_OR_NAME, (part, name?: string) =>
    name === undefined ? part : `<span class="unbroken">${name}</span>`,
  );
