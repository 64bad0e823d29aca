import { createHash } from "node:crypto";
import type { Breaker } from "../breaker/breaker.js";
import { redeemCode } from "./redeem-code.js";
import { IdTokenVerifier } from "./id-token-verifier.js";
import type { ProvenIdentity, ProviderSettings } from "./provider-settings.js";
import { RefusedProof } from "./refused-proof.js";

/** What one visit to a provider is recognized by. All come from its state, so none of them is stored. */
export interface VisitSecrets {
  state: string;
  nonce: string;
  codeVerifier: string;
}

/** One provider of OpenID Connect: where people go to sign in, and how its answer is checked. */
export class IdentityProvider {
  private readonly verifier: IdTokenVerifier;

  /** @param calls how long to wait for the provider's keys, and for its answer to a code; and its breaker */
  constructor(
    readonly settings: ProviderSettings,
    private readonly calls: { timeoutMs: number; breaker: Breaker },
  ) {
    this.verifier = new IdTokenVerifier(settings, calls);
  }

  /** Where the browser goes (OpenID Connect Core 1.0, section 3). */
  authorizeAddress({ state, nonce, codeVerifier }: VisitSecrets): string {
    const { authorizeUrl, clientId, redirectUri, codeFlow } = this.settings;
    const address = new URL(authorizeUrl);
    const parameters = {
      client_id: clientId,
      redirect_uri: redirectUri,
      response_type: codeFlow ? "code" : "id_token",
      scope: "openid email profile",
      state,
      nonce,
      ...(codeFlow?.pkce
        ? { code_challenge: challengeOf(codeVerifier), code_challenge_method: "S256" }
        : {}),
    };
    for (const [name, value] of Object.entries(parameters)) address.searchParams.set(name, value);
    return address.href;
  }

  /** Whether an answer that names its issuer came from this provider (RFC 9207). */
  isIssuer(issuer: string): boolean {
    return this.verifier.issuers.includes(issuer);
  }

  /** @throws RefusedProof, ProviderAway or PROVIDER_UNAVAILABLE */
  async proveByCode(code: string, secrets: VisitSecrets): Promise<ProvenIdentity> {
    const { codeFlow } = this.settings;
    if (!codeFlow) throw new RefusedProof("CODE_REFUSED", this.settings);
    const { settings, calls } = this;
    const idToken = await redeemCode(code, secrets.codeVerifier, settings, codeFlow, calls);
    return this.proveByToken(idToken, secrets.nonce);
  }

  /** @throws RefusedProof, ProviderAway or PROVIDER_UNAVAILABLE */
  proveByToken(idToken: string, nonce: string): Promise<ProvenIdentity> {
    return this.verifier.verify(idToken, nonce);
  }
}

/** RFC 7636, section 4.2. */
const challengeOf = (codeVerifier: string): string =>
  createHash("sha256").update(codeVerifier).digest("base64url");
