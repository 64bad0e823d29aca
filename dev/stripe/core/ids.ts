import { randomInt } from "node:crypto";

const ALPHABET = "0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz";

/** An id in Stripe's format: the prefix, an underscore, letters and digits. */
export function newId(prefix: string, length = 24): string {
  let tail = "";
  while (tail.length < length) tail += ALPHABET.charAt(randomInt(ALPHABET.length));
  return `${prefix}_${tail}`;
}
