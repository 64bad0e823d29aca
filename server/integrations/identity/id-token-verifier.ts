import { createRemoteJWKSet, errors, jwtVerify, type JWTPayload } from "jose";
import { signInProblemTexts } from "#texts/sign-in-problems";
import { hours, minutes } from "../../core/clock.js";
import { invalidCode, providerUnavailable } from "../../core/errors.js";
import { sameDigest } from "../../core/secrets.js";
import { email as emailSchema } from "../../core/validation.js";
import type { ProvenIdentity, ProviderSettings } from "./provider-settings.js";

const CLOCK_TOLERANCE_S = 30;
/** A visit to a provider lasts 10 minutes, so no token is older when it arrives. */
const MAX_AGE_S = minutes(10) / 1000;
const JWKS_TIMEOUT_MS = 5_000;
/** Keys stay usable while the provider can't be reached; an unknown key is looked up at once. */
const JWKS_MAX_AGE_MS = hours(6);
const LONGEST_SUBJECT = 190;

/** Errors caused by the token itself; all others are failures to fetch the provider's keys. */
const isBadToken = (error: unknown): boolean =>
  [
    errors.JWTInvalid,
    errors.JWTExpired,
    errors.JWTClaimValidationFailed,
    errors.JWSInvalid,
    errors.JWSSignatureVerificationFailed,
    errors.JWKSNoMatchingKey,
    errors.JOSEAlgNotAllowed,
    errors.JOSENotSupported,
  ].some((kind) => error instanceof kind);

/** Checks ID tokens (OpenID Connect Core 1.0, section 3.1.3.7). */
export class IdTokenVerifier {
  readonly issuers: readonly string[];
  private readonly keys;

  constructor(private readonly settings: ProviderSettings) {
    this.issuers = [settings.issuer, ...settings.otherIssuers];
    this.keys = createRemoteJWKSet(new URL(settings.jwksUrl), {
      timeoutDuration: JWKS_TIMEOUT_MS,
      cacheMaxAge: JWKS_MAX_AGE_MS,
    });
  }

  /** @throws INVALID_CODE for any invalid token, PROVIDER_UNAVAILABLE if the provider's keys cannot be fetched */
  async verify(idToken: string, nonce: string): Promise<ProvenIdentity> {
    const claims = await this.readClaims(idToken);
    const { sub, name, email_verified: verified } = claims;
    const { data: email } = emailSchema.safeParse(claims.email);
    // LinkedIn writes the boolean as text.
    const isVerified = verified === true || verified === "true";
    const isForUs = this.isForUs(claims) && this.answers(nonce, claims);
    if (!isForUs || !sub || sub.length > LONGEST_SUBJECT || !email || !isVerified)
      throw this.refusal();
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
      if (isBadToken(error)) throw this.refusal();
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

  private refusal() {
    return invalidCode(signInProblemTexts.failed(this.settings.displayName));
  }
}
