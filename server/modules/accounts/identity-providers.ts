import type { Patience } from "../../core/patience.js";
import type { Base } from "../base.js";
import type { Breakers } from "../../integrations/breaker/breakers.js";
import { IdentityProvider } from "../../integrations/identity/identity-provider.js";
import {
  googleSettings,
  linkedInSettings,
  type ProviderName,
  type ProviderSettings,
} from "../../integrations/identity/provider-settings.js";
import { PROVIDER_PATHS } from "./provider.paths.js";

/** Google and LinkedIn, as far as they are set up. */
export function createProviders(
  env: Base["env"],
  { signInMs: timeoutMs }: Patience,
  { google, linkedin }: Breakers,
): Map<ProviderName, IdentityProvider> {
  const settings: ProviderSettings[] = [];
  if (env.GOOGLE_CLIENT_ID)
    settings.push(
      googleSettings({
        clientId: env.GOOGLE_CLIENT_ID,
        issuer: env.GOOGLE_ISSUER,
        authorizeUrl: env.GOOGLE_AUTHORIZE_URL,
        jwksUrl: env.GOOGLE_JWKS_URL,
        redirectUri: env.PUBLIC_BASE_URL + PROVIDER_PATHS.GOOGLE.callback,
      }),
    );
  if (env.LINKEDIN_CLIENT_ID && env.LINKEDIN_CLIENT_SECRET)
    settings.push(
      linkedInSettings({
        clientId: env.LINKEDIN_CLIENT_ID,
        clientSecret: env.LINKEDIN_CLIENT_SECRET,
        issuer: env.LINKEDIN_ISSUER,
        authorizeUrl: env.LINKEDIN_AUTHORIZE_URL,
        tokenUrl: env.LINKEDIN_TOKEN_URL,
        jwksUrl: env.LINKEDIN_JWKS_URL,
        redirectUri: env.PUBLIC_BASE_URL + PROVIDER_PATHS.LINKEDIN.callback,
      }),
    );
  const breakers = { GOOGLE: google, LINKEDIN: linkedin };
  return new Map(
    settings.map((each) => {
      const breaker = breakers[each.name];
      return [each.name, new IdentityProvider(each, { timeoutMs, breaker })];
    }),
  );
}
