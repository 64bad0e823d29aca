import { randomInt } from "node:crypto";
import { tokenHash } from "../../core/secrets.js";

/**
 * sb_<public prefix>_<secret>. Secret scanners can recognize it, and the prefix identifies the row.
 */
export const KEY_FORMAT = /^sb_([0-9A-Za-z]{8})_([0-9A-Za-z]{40})$/;
const ALPHABET = "0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz";

/** A new key, and what is stored of it. */
export function newSecret() {
  const prefix = randomText(8);
  const secret = `sb_${prefix}_${randomText(40)}`;
  return {
    secret,
    stored: { prefix, secretHash: tokenHash(secret), lastFour: secret.slice(-4) },
  };
}

const randomText = (length: number): string =>
  Array.from({ length }, () => ALPHABET[randomInt(ALPHABET.length)]).join("");
