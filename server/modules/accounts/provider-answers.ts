import { decodeJwt } from "jose";
import { z } from "zod";
import { signInProblemTexts } from "#texts/sign-in-problems";
import { line } from "../../core/validation.js";
import type { IdentityProvider } from "../../integrations/identity/identity-provider.js";
import { SignInRefusal } from "./sign-in-refusal.js";

const text = z.string().max(4096);
/** Parameters that appear twice are arrays, and refused (RFC 6749, section 3.1). */
export const codeAnswer = z.object({
  state: text,
  code: text.optional(),
  error: text.optional(),
  iss: text.optional(),
});
export const tokenFailed = signInProblemTexts.failed("Google");
export const tokenAnswer = z.object({
  credential: line(4096, tokenFailed),
  state: z.string().max(256).optional(),
});

/** What LinkedIn and the standard call it when a person changes their mind. */
const CANCELED = ["access_denied", "user_cancelled_login", "user_cancelled_authorize"];

/** @throws SignInRefusal if there is none */
export function codeIn(
  { code, error, iss }: z.infer<typeof codeAnswer>,
  provider: IdentityProvider,
): string {
  const { settings } = provider;
  if (iss !== undefined && !provider.isIssuer(iss))
    throw new SignInRefusal("failed", "OTHER_ISSUER", settings);
  if (error !== undefined && CANCELED.includes(error))
    throw new SignInRefusal("canceled", "CANCELED", settings);
  if (error !== undefined) throw new SignInRefusal("failed", "PROVIDER_REFUSED", settings);
  if (!code) throw new SignInRefusal("failed", "CODE_MISSING", settings);
  return code;
}

/** The nonce that a token claims; its signature is checked later. Empty if there is none. */
export function nonceIn(credential: string): string {
  try {
    const { nonce } = decodeJwt(credential);
    return typeof nonce === "string" ? nonce : "";
  } catch {
    return "";
  }
}
