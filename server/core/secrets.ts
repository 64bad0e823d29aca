import { createHash, createHmac, randomBytes, timingSafeEqual } from "node:crypto";

/** 256 random bits, URL-safe. */
export const newToken = (): string => randomBytes(32).toString("base64url");

/** Tokens of 256 bits need no salt or slow hash: there is nothing to guess from. */
export const tokenHash = (token: string): string =>
  createHash("sha256").update(token).digest("hex");

/** Keyed digest for short secrets: without the server's key a stolen table tells nothing. */
export const keyedHash = (key: string, ...parts: string[]): string =>
  createHmac("sha256", key).update(parts.join("\u0000")).digest("hex");

export function sameDigest(a: string, b: string): boolean {
  const left = Buffer.from(a);
  const right = Buffer.from(b);
  return left.length === right.length && timingSafeEqual(left, right);
}
