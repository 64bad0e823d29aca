import type { JWTPayload } from "jose";

export type ProviderName = "GOOGLE" | "LINKEDIN";

/** An identity that the provider confirms. */
export interface ProvenIdentity {
  provider: ProviderName;
  issuer: string;
  subject: string;
  email: string;
  name: string;
  /** Whether the provider hosts the mailbox, so that its word proves the address. */
  addressIsProven: boolean;
}

/** Everything that differs between providers; the rest is OpenID Connect. */
export interface ProviderSettings {
  name: ProviderName;
  displayName: string;
  clientId: string;
  /** Identities are stored under this issuer. */
  issuer: string;
  /** The issuer's other spellings in ID tokens. */
  otherIssuers: readonly string[];
  authorizeUrl: string;
  jwksUrl: string;
  redirectUri: string;
  /** Null if the provider sends the ID token to the callback page, which passes it on. */
  codeFlow: CodeFlow | null;
  /** A provider that never returns the nonce can't be asked for it; a nonce that it does return must be right. */
  returnsNonce: boolean;
  /** Whether the provider hosts this person's mailbox. */
  hostsMailbox: (email: string, claims: JWTPayload) => boolean;
}

export interface CodeFlow {
  tokenUrl: string;
  clientSecret: string;
  pkce: boolean;
}

interface CommonSettings {
  clientId: string;
  issuer: string;
  authorizeUrl: string;
  jwksUrl: string;
  redirectUri: string;
}

const GOOGLE_ISSUER = "https://accounts.google.com";

export const googleSettings = (common: CommonSettings): ProviderSettings => ({
  ...common,
  name: "GOOGLE",
  displayName: "Google",
  otherIssuers: common.issuer === GOOGLE_ISSUER ? ["accounts.google.com"] : [],
  codeFlow: null,
  returnsNonce: true,
  hostsMailbox: (email, { hd }) =>
    email.endsWith("@gmail.com") || (typeof hd === "string" && hd !== ""),
});

const LINKEDIN_ISSUER = "https://www.linkedin.com/oauth";

/**
 * LinkedIn itself refuses every PKCE verifier with `invalid_client` and returns no nonce (docs/decisions); its codes are
 * protected by the client secret and the state alone. Any other issuer must support both.
 */
export function linkedInSettings(
  common: CommonSettings & { tokenUrl: string; clientSecret: string },
): ProviderSettings {
  const { tokenUrl, clientSecret, ...rest } = common;
  const isLinkedIn = common.issuer === LINKEDIN_ISSUER;
  return {
    ...rest,
    name: "LINKEDIN",
    displayName: "LinkedIn",
    otherIssuers: isLinkedIn ? ["https://www.linkedin.com"] : [],
    codeFlow: { tokenUrl, clientSecret, pkce: !isLinkedIn },
    returnsNonce: !isLinkedIn,
    hostsMailbox: () => false,
  };
}
