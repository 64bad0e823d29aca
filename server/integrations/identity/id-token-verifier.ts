import {
  createRemoteJWKSet,
  customFetch,
  errors,
  jwtVerify,
  type FetchImplementation,
  type JWTPayload,
} from "jose";
import { signInProblemTexts } from "#texts/sign-in-problems";
import { hours, minutes } from "../../core/clock.js";
import { AppError, providerUnavailable } from "../../core/errors.js";
import { sameDigest } from "../../core/secrets.js";
import { email as emailSchema } from "../../core/validation.js";
import type { Breaker } from "../breaker/breaker.js";
import { answered } from "./identity-verdict.js";
import type { ProvenIdentity, ProviderSettings } from "./provider-settings.js";
import { RefusedProof, type ProofFault } from "./refused-proof.js";

const CLOCK_TOLERANCE_S = 30;
/** A visit to a provider lasts 10 minutes, so no token is older when it arrives. */
const MAX_AGE_S = minutes(10) / 1000;
/** Keys stay usable while the provider can't be reached; an unknown key is looked up at once. */
const JWKS_MAX_AGE_MS = hours(6);
const LONGEST_SUBJECT = 190;

const FAULT_OF_CLAIM: Readonly<Record<string, ProofFault>> = {
  iss: "TOKEN_ISSUER",
  aud: "TOKEN_AUDIENCE",
  exp: "TOKEN_TIME",
  iat: "TOKEN_TIME",
  nbf: "TOKEN_TIME",
  sub: "TOKEN_SUBJECT",
  email: "ADDRESS_UNVERIFIED",
};
const isOneOf = (error: unknown, kinds: readonly (new (message?: string) => Error)[]): boolean =>
  kinds.some((kind) => error instanceof kind);

/** @returns null for errors that the token did not cause: failures to fetch the provider's keys */
function faultOf(error: unknown): ProofFault | null {
  if (error instanceof errors.JWTExpired || error instanceof errors.JWTClaimValidationFailed)
    return FAULT_OF_CLAIM[error.claim] ?? "TOKEN_MALFORMED";
  const { JWSSignatureVerificationFailed, JWKSNoMatchingKey, JOSEAlgNotAllowed } = errors;
  if (isOneOf(error, [JWSSignatureVerificationFailed, JWKSNoMatchingKey, JOSEAlgNotAllowed]))
    return "TOKEN_SIGNATURE";
  const { JWTInvalid, JWSInvalid, JOSENotSupported } = errors;
  return isOneOf(error, [JWTInvalid, JWSInvalid, JOSENotSupported]) ? "TOKEN_MALFORMED" : null;
}

/** With the body, whose end may never come. @throws unless it answers 200 */
const fetchWhole: FetchImplementation = async (...request) => {
  const response = await fetch(...request);
  const { status, headers } = response;
  if (status !== 200) throw answered(status);
  return new Response(await response.arrayBuffer(), { status, headers });
};

/** Checks ID tokens (OpenID Connect Core 1.0, section 3.1.3.7). */
export class IdTokenVerifier {
  readonly issuers: readonly string[];
  private readonly keys;

  /** @param calls how long to wait for the provider's keys, and its breaker */
  constructor(
    private readonly settings: ProviderSettings,
    { timeoutMs, breaker }: { timeoutMs: number; breaker: Breaker },
  ) {
    this.issuers = [settings.issuer, ...settings.otherIssuers];
    this.keys = createRemoteJWKSet(new URL(settings.jwksUrl), {
      timeoutDuration: timeoutMs,
      cacheMaxAge: JWKS_MAX_AGE_MS,
      // Here, because most tokens are checked with keys that are known already.
      [customFetch]: (...request) =>
        breaker.run(signInProblemTexts.unreachable(settings.displayName), () =>
          fetchWhole(...request),
        ),
    });
  }

  /** @throws RefusedProof for any invalid token, ProviderAway or PROVIDER_UNAVAILABLE if the provider's keys cannot be fetched */
  async verify(idToken: string, nonce: string): Promise<ProvenIdentity> {
    const claims = await this.readClaims(idToken);
    const { sub, name, email_verified: verified } = claims;
    const { data: email } = emailSchema.safeParse(claims.email);
    // LinkedIn writes the boolean as text.
    const isVerified = verified === true || verified === "true";
    if (!this.isForUs(claims)) throw this.refusal("TOKEN_AUDIENCE");
    if (!this.answers(nonce, claims)) throw this.refusal("TOKEN_NONCE");
    if (!sub || sub.length > LONGEST_SUBJECT) throw this.refusal("TOKEN_SUBJECT");
    if (!email || !isVerified) throw this.refusal("ADDRESS_UNVERIFIED");
    return {
      provider: this.settings.name,
      issuer: this.settings.issuer,
      subject: sub,
      email,
      name: typeof name === "string" ? name : "",
      addressIsProven: this.settings.hostsMailbox(email, claims),
    };
  }

  private async readClaims(idToken: string): Promise<JWTPayload> {
    try {
      const { payload } = await jwtVerify(idToken, this.keys, {
        issuer: [...this.issuers],
        audience: this.settings.clientId,
        algorithms: ["RS256"],
        clockTolerance: CLOCK_TOLERANCE_S,
        maxTokenAge: MAX_AGE_S,
        requiredClaims: ["sub", "email", "exp"],
      });
      return payload;
    } catch (error) {
      const fault = faultOf(error);
      if (fault) throw this.refusal(fault);
      if (error instanceof AppError) throw error;
      const { displayName } = this.settings;
      throw providerUnavailable(signInProblemTexts.unreachable(displayName), error);
    }
  }

  /** A token for several audiences must name us as the one it was issued to. */
  private isForUs({ aud, azp }: JWTPayload): boolean {
    const hasOthers = Array.isArray(aud) && aud.length > 1;
    return azp === undefined ? !hasOthers : azp === this.settings.clientId;
  }

  private answers(expected: string, { nonce }: JWTPayload): boolean {
    if (nonce === undefined) return !this.settings.returnsNonce;
    return typeof nonce === "string" && sameDigest(nonce, expected);
  }

  private refusal(fault: ProofFault) {
    return new RefusedProof(fault, this.settings);
  }
}
