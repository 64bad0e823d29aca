import { z } from "zod";
import { signInProblemTexts } from "#texts/sign-in-problems";
import { AppError, providerUnavailable } from "../../core/errors.js";
import type { Breaker } from "../breaker/breaker.js";
import { answered } from "./identity-verdict.js";
import type { CodeFlow, ProviderSettings } from "./provider-settings.js";
import { RefusedProof } from "./refused-proof.js";

const tokenAnswer = z.object({ id_token: z.string().min(1).max(16_384) });
const tokenError = z.object({ error: z.string().max(64) });
/** What providers call a code that is wrong, used, or expired; LinkedIn uses the second. */
const BAD_CODE = ["invalid_grant", "invalid_request"];

/**
 * Exchanges a code for the ID token (RFC 6749, section 4.1.3). Not repeated: a code works once.
 * @param timeoutMs for the whole exchange, including the body
 * @throws RefusedProof if the provider refuses the code, ProviderAway if its breaker is open, PROVIDER_UNAVAILABLE for anything else
 */
export async function redeemCode(
  code: string,
  codeVerifier: string,
  settings: ProviderSettings,
  codeFlow: CodeFlow,
  { timeoutMs, breaker }: { timeoutMs: number; breaker: Breaker },
): Promise<string> {
  const text = signInProblemTexts.unreachable(settings.displayName);
  try {
    return await breaker.run(text, () => redeem(code, codeVerifier, settings, codeFlow, timeoutMs));
  } catch (error) {
    if (error instanceof AppError) throw error;
    throw providerUnavailable(text, error);
  }
}

async function redeem(
  code: string,
  codeVerifier: string,
  { clientId, redirectUri, displayName }: ProviderSettings,
  { tokenUrl, clientSecret, pkce }: CodeFlow,
  timeoutMs: number,
): Promise<string> {
  const form = new URLSearchParams({
    grant_type: "authorization_code",
    code,
    redirect_uri: redirectUri,
    client_id: clientId,
    client_secret: clientSecret,
    ...(pkce ? { code_verifier: codeVerifier } : {}),
  });
  const response = await fetch(tokenUrl, {
    method: "POST",
    body: form,
    headers: { accept: "application/json" },
    // The form holds the client secret: it goes to this address and no other.
    redirect: "error",
    signal: AbortSignal.timeout(timeoutMs),
  });
  const answer: unknown = await response.json();
  if (response.ok) return tokenAnswer.parse(answer).id_token;
  const { error } = tokenError.parse(answer);
  if (BAD_CODE.includes(error)) throw new RefusedProof("CODE_REFUSED", { displayName });
  throw answered(response.status, error);
}
