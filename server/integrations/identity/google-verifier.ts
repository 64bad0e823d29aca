import { createRemoteJWKSet, errors, jwtVerify } from "jose";
import { accountErrorTexts } from "#texts/errors";
import { signInTexts } from "#texts/sign-in";
import { invalidCode, providerUnavailable } from "../../core/errors.js";
import { email as emailSchema } from "../../core/validation.js";

/** An identity that the provider confirms. */
export interface ProvenIdentity {
  issuer: string;
  subject: string;
  email: string;
  name: string;
  /** True if Google hosts the mailbox, so that its confirmation proves the address. */
  addressIsProven: boolean;
  nonce: string | undefined;
}

export interface GoogleSettings {
  clientId: string;
  issuer: string;
  authorizeUrl: string;
  jwksUrl: string;
}

export const googleLoginFailed = () => invalidCode(signInTexts.googleFailed);

const CLOCK_TOLERANCE_S = 5;
const JWKS_TIMEOUT_MS = 5_000;

/** Errors caused by the token itself; all others are failures to fetch Google's keys. */
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

/** Checks Google ID tokens (https://developers.google.com/identity/gsi/web/guides/verify-google-id-token). */
export class GoogleVerifier {
  private readonly keys;

  constructor(readonly settings: GoogleSettings) {
    this.keys = createRemoteJWKSet(new URL(settings.jwksUrl), { timeoutDuration: JWKS_TIMEOUT_MS });
  }

  /**
   * @throws INVALID_CODE for any invalid token, PROVIDER_UNAVAILABLE if Google's keys cannot be
   *   fetched
   */
  async verify(credential: string): Promise<ProvenIdentity> {
    const { payload } = await jwtVerify(credential, this.keys, {
      issuer: this.acceptedIssuers(),
      audience: this.settings.clientId,
      algorithms: ["RS256"],
      clockTolerance: CLOCK_TOLERANCE_S,
      requiredClaims: ["sub", "email", "exp"],
    }).catch((error: unknown) => {
      if (isBadToken(error)) throw googleLoginFailed();
      throw providerUnavailable(accountErrorTexts.googleUnreachable, error);
    });
    const { sub, name, email_verified: verified, hd, nonce } = payload;
    const { data: email } = emailSchema.safeParse(payload.email);
    if (!sub || !email || verified !== true) throw googleLoginFailed();
    return {
      issuer: this.settings.issuer,
      subject: sub,
      email,
      name: typeof name === "string" ? name : "",
      addressIsProven: email.endsWith("@gmail.com") || (typeof hd === "string" && hd !== ""),
      nonce: typeof nonce === "string" ? nonce : undefined,
    };
  }

  /** Google uses both spellings as issuer. */
  private acceptedIssuers(): string[] {
    const { issuer } = this.settings;
    return issuer === "https://accounts.google.com" ? [issuer, "accounts.google.com"] : [issuer];
  }
}
