import type { OAuth2Issuer } from "oauth2-mock-server";
import type { Person } from "./people.js";

type TokenOptions = Parameters<OAuth2Issuer["buildToken"]>[0];

/** What an ID token says about this person. */
export const identityClaims = (
  request: { client_id: string; nonce: string },
  { sub, email, name, hd }: Person,
): TokenOptions => ({
  scopesOrTransform: (_header, payload) => {
    Object.assign(payload, { aud: request.client_id, azp: request.client_id, sub, email, name });
    Object.assign(payload, { email_verified: true, nonce: request.nonce, ...(hd ? { hd } : {}) });
  },
});
