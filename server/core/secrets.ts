import { createHash, createHmac, randomBytes, timingSafeEqual } from "node:crypto";

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
