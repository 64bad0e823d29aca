import type { Patience } from "./core/patience.js";
import { createProviders } from "./identity-providers.js";
import { AccountService } from "./modules/accounts/account.service.js";
import { CodeBudget } from "./modules/accounts/code-budget.js";
import { CodeSignInService } from "./modules/accounts/code-sign-in.service.js";
import { ConnectOffers } from "./modules/accounts/connect-offers.js";
import { DeviceService } from "./modules/accounts/device.service.js";
import { FreshProofService } from "./modules/accounts/fresh-proof.service.js";
import { IdentityService } from "./modules/accounts/identity.service.js";
import { KnownBrowserService } from "./modules/accounts/known-browser.service.js";
import { LoginCodeService } from "./modules/accounts/login-code.service.js";
import { ProfileService } from "./modules/accounts/profile.service.js";
import { ProviderFailures } from "./modules/accounts/provider-failures.js";
import { ProviderSignInService } from "./modules/accounts/provider-sign-in.service.js";
import { SessionService } from "./modules/accounts/session.service.js";
import { SignInFlowService } from "./modules/accounts/sign-in-flow.service.js";
import { SignInCookies } from "./modules/accounts/sign-in.cookies.js";
import type { Grounds } from "./billing-services.js";
import type { Breakers } from "./integrations/breaker/breakers.js";
import type { RateLimits } from "./kit/rate-limits.js";
import type { AuditService } from "./modules/audit/audit.service.js";
import type { OutboxService } from "./modules/outbox/outbox.service.js";
import { StatusSheetService } from "./modules/status-sheets/status-sheet.service.js";
import type { SuppressionService } from "./modules/suppressions/suppression.service.js";

/** Accounts and ways to sign in to them. */
export function createAccounts(
  { env, dataSource, clock, logger, patience }: Grounds & { patience: Patience },
  needs: {
    limits: RateLimits;
    outbox: OutboxService;
    audit: AuditService;
    suppressions: SuppressionService;
    breakers: Breakers;
  },
) {
  const { limits, outbox, audit, suppressions } = needs;
  const sessions = new SessionService(dataSource, audit, clock);
  const browsers = new KnownBrowserService(dataSource, clock, env.SECRET_KEY);
  const budget = new CodeBudget(limits, browsers);
  const codes = new LoginCodeService(
    ...([dataSource, outbox, budget, audit, clock, env.SECRET_KEY] as const),
    suppressions,
  );
  const accounts = new AccountService({
    dataSource,
    codes,
    sessions,
    browsers,
    audit,
    clock,
    siteEmail: env.SITE_EMAIL,
  });
  const flows = new SignInFlowService(dataSource, clock, env.SECRET_KEY);
  const devices = new DeviceService(dataSource, audit, clock);
  const identities = new IdentityService({
    ...{ dataSource, accounts, devices, audit, outbox, clock },
  });
  const offers = new ConnectOffers(clock, env.SECRET_KEY);
  const providers = new ProviderSignInService({
    providers: createProviders(env, patience, needs.breakers),
    ...{ flows, identities, accounts, codes, limits, offers },
    failures: new ProviderFailures(dataSource, audit, limits),
  });
  return {
    sessions,
    codes,
    codeSignIn: new CodeSignInService(accounts, codes, identities, logger),
    accounts,
    identities,
    providers,
    freshProofs: new FreshProofService({ dataSource, accounts, codes, sessions, audit }),
    profiles: new ProfileService(dataSource, audit, clock),
    devices,
    statusSheets: new StatusSheetService({
      ...{ dataSource, accounts, limits, clock, secretKey: env.SECRET_KEY },
    }),
    signInCookies: new SignInCookies(clock, offers),
  };
}
