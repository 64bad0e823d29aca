import type { AuditService } from "../audit/audit.service.js";
import type { Base, Parts } from "../base.js";
import type { CompanyService } from "../companies/company.service.js";
import type { OutboxService } from "../outbox/outbox.service.js";
import type { SuppressionService } from "../suppressions/suppression.service.js";
import { AccountResolver } from "./account.resolver.js";
import { accountRoutes } from "./account.routes.js";
import { AccountService } from "./account.service.js";
import { CodeBudget } from "./code-budget.js";
import { CodeSignInResolver } from "./code-sign-in.resolver.js";
import { CodeSignInService } from "./code-sign-in.service.js";
import { ConnectOffers } from "./connect-offers.js";
import { DeviceService } from "./device.service.js";
import { FreshProofResolver } from "./fresh-proof.resolver.js";
import { FreshProofService } from "./fresh-proof.service.js";
import { createProviders } from "./identity-providers.js";
import { IdentityService } from "./identity.service.js";
import { KnownBrowserService } from "./known-browser.service.js";
import { loginCodeMail } from "./login-code.mail.js";
import { LoginCodeService } from "./login-code.service.js";
import { PeopleService } from "./people.service.js";
import { ProfileResolver } from "./profile.resolver.js";
import { ProfileService } from "./profile.service.js";
import { ProviderFailures } from "./provider-failures.js";
import { ProviderSignInService } from "./provider-sign-in.service.js";
import { PROVIDER_PATHS } from "./provider.paths.js";
import { ProviderResolver } from "./provider.resolver.js";
import { providerRoutes } from "./provider.routes.js";
import { SessionResolver, UserSessionsResolver } from "./session.resolver.js";
import { SessionService } from "./session.service.js";
import { SignInFlowService } from "./sign-in-flow.service.js";
import { SignInCookies } from "./sign-in.cookies.js";

interface AccountUses {
  audit: { audit: AuditService };
  companies: { companies: CompanyService };
  outbox: { outbox: OutboxService };
  suppressions: { suppressions: SuppressionService };
}

/** Accounts and ways to sign in to them. */
export function createAccounts(base: Base, uses: AccountUses) {
  const { env, dataSource, clock, logger, site } = base;
  const { audit } = uses.audit;
  const { companies } = uses.companies;
  const services = createSignIn(base, uses);
  const { accounts, codes, identities, providers, sessions, devices, signInCookies } = services;
  const codeSignIn = new CodeSignInService(accounts, codes, identities, logger);
  const proving = { dataSource, accounts, codes, sessions, audit };
  const freshProofs = new FreshProofService(proving);
  const profiles = new ProfileService(dataSource, audit, clock);
  const people = new PeopleService(dataSource, clock);
  const ownOrigin = new URL(env.PUBLIC_BASE_URL).origin;
  const { GOOGLE: google, LINKEDIN: linkedIn } = PROVIDER_PATHS;
  const parts = {
    resolvers: [
      new AccountResolver(accounts, companies, signInCookies),
      new CodeSignInResolver(codeSignIn, providers, signInCookies),
      new FreshProofResolver(freshProofs, signInCookies),
      new ProfileResolver(profiles),
      new ProviderResolver(providers, identities, signInCookies),
      new SessionResolver(devices, signInCookies),
      new UserSessionsResolver(devices),
    ],
    rest: [() => accountRoutes({ accounts, codeSignIn, providers }, signInCookies)],
    web: [() => providerRoutes(providers, signInCookies, ownOrigin)],
    identified: [google.start, linkedIn.start, linkedIn.callback],
    notices: { LOGIN_CODE: loginCodeMail(site, codes, accounts) },
    mailClasses: { LOGIN_CODE: "CODE" },
  } satisfies Parts;
  return { ...services, profiles, people, parts };
}

function createSignIn(base: Base, uses: AccountUses) {
  const { audit } = uses.audit;
  const { outbox } = uses.outbox;
  const { suppressions } = uses.suppressions;
  const { env, dataSource, clock, limits, patience, breakers } = base;
  const { SECRET_KEY: secretKey, SITE_EMAIL: siteEmail } = env;
  const sessions = new SessionService(dataSource, audit, clock);
  const browsers = new KnownBrowserService(dataSource, clock, secretKey);
  const budget = new CodeBudget(limits, browsers);
  const codes = new LoginCodeService(
    dataSource,
    outbox,
    budget,
    audit,
    clock,
    secretKey,
    suppressions,
  );
  const keeping = { dataSource, codes, sessions, browsers, audit, clock, siteEmail };
  const accounts = new AccountService(keeping);
  const flows = new SignInFlowService(dataSource, clock, secretKey);
  const devices = new DeviceService(dataSource, audit, clock);
  const identities = new IdentityService({ dataSource, accounts, devices, audit, outbox, clock });
  const offers = new ConnectOffers(clock, secretKey);
  const providers = new ProviderSignInService({
    providers: createProviders(env, patience, breakers),
    flows,
    identities,
    accounts,
    codes,
    limits,
    offers,
    failures: new ProviderFailures(dataSource, audit, limits),
  });
  const signInCookies = new SignInCookies(clock, offers);
  return { sessions, codes, accounts, identities, providers, devices, signInCookies };
}
