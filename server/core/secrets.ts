import {
  createCipheriv,
  createDecipheriv,
  createHash,
  createHmac,
  hkdfSync,
  randomBytes,
  timingSafeEqual,
} from "node:crypto";

/** 256 random bits, URL-safe. */
export const newToken = (): string => randomBytes(32).toString("base64url");

/** A 256-bit random token needs no salt or slow hash: it cannot be guessed. */
export const tokenHash = (token: string): string =>
  createHash("sha256").update(token).digest("hex");

/** Keyed hash for short secrets: a stolen table is useless without the server's key. */
export const keyedHash = (key: string, ...parts: string[]): string =>
  createHmac("sha256", key).update(parts.join("\u0000")).digest("hex");

export function sameDigest(a: string, b: string): boolean {
  const left = Buffer.from(a);
  const right = Buffer.from(b);
  return left.length === right.length && timingSafeEqual(left, right);
}

const SEAL = "aes-256-gcm";
const IV_BYTES = 12;
const TAG_BYTES = 16;

/** A key of its own for each purpose, so that text sealed for one cannot be opened for another (RFC 5869). */
const sealingKey = (secretKey: string, purpose: string) =>
  new Uint8Array(hkdfSync("sha256", secretKey, "", `seal ${purpose}`, 32));

/**
 * Encrypts and signs text that the server must read again, for storage.
 * @param purpose what the text is, with the id of its owner: it opens with the same purpose only
 */
export function seal(secretKey: string, purpose: string, text: string): string {
  const iv = randomBytes(IV_BYTES);
  const cipher = createCipheriv(SEAL, sealingKey(secretKey, purpose), iv);
  const sealed = Buffer.concat([cipher.update(text, "utf8"), cipher.final()]);
  return Buffer.concat([iv, cipher.getAuthTag(), sealed]).toString("base64url");
}

/** @throws Error if the text was changed, or sealed with another key or for another purpose */
export function unseal(secretKey: string, purpose: string, text: string): string {
  const bytes = Buffer.from(text, "base64url");
  const key = sealingKey(secretKey, purpose);
  const decipher = createDecipheriv(SEAL, key, bytes.subarray(0, IV_BYTES), {
    authTagLength: TAG_BYTES,
  });
  decipher.setAuthTag(bytes.subarray(IV_BYTES, IV_BYTES + TAG_BYTES));
  const opened = decipher.update(bytes.subarray(IV_BYTES + TAG_BYTES));
  return Buffer.concat([opened, decipher.final()]).toString("utf8");
}
