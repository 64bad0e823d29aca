import { minutes } from "../../core/clock.js";
import type { AccountService } from "../accounts/account.service.js";
import type { DeviceService } from "../accounts/device.service.js";
import type { IdentityService } from "../accounts/identity.service.js";
import type { SessionService } from "../accounts/session.service.js";
import type { SignInCookies } from "../accounts/sign-in.cookies.js";
import type { AuditService } from "../audit/audit.service.js";
import { timer, type Base, type Parts } from "../base.js";
import type { OutboxService } from "../outbox/outbox.service.js";
import { FactorChanges } from "./factor-changes.js";
import { FactorGuard } from "./factor-guard.js";
import { factorMails } from "./factor-mails.js";
import { FactorResetLinks } from "./factor-reset.links.js";
import { FactorResetResolver } from "./factor-reset.resolver.js";
import { FactorResetService } from "./factor-reset.service.js";
import { FactorResolver } from "./factor.resolver.js";
import { NotMeLinks } from "./not-me.links.js";
import { NotMeResolver } from "./not-me.resolver.js";
import { NotMeService, type DeletionRequests } from "./not-me.service.js";
import { PasskeyAnswers } from "./passkey-answers.js";
import { PasskeyChallenges } from "./passkey-challenges.js";
import { PasskeySignInService } from "./passkey-sign-in.service.js";
import { PasskeyResolver } from "./passkey.resolver.js";
import { PasskeyService } from "./passkey.service.js";
import { RecoveryCodes } from "./recovery-code.service.js";
import { RelyingParty } from "./relying-party.js";
import { SecondFactorService } from "./second-factor.service.js";
import { StaffFactors } from "./staff-factors.service.js";
import { TotpService } from "./totp.service.js";

const FACTOR_RESETS_EVERY_MS = minutes(1);

interface FactorUses {
  accounts: {
    accounts: AccountService;
    devices: DeviceService;
    identities: IdentityService;
    sessions: SessionService;
    signInCookies: SignInCookies;
  };
  audit: { audit: AuditService };
  outbox: { outbox: OutboxService };
  pendingDeletions: { pendingDeletions: DeletionRequests };
}

/** Second factors: authenticator apps, passkeys and recovery codes. */
export function createFactors(base: Base, uses: FactorUses) {
  const { accounts, signInCookies } = uses.accounts;
  const services = createServices(base, uses);
  const { factorResets, notMe, resetLinks, notMeLinks } = services;
  const { secondFactor, passkeys, passkeySignIn } = services;
  const parts = {
    resolvers: [
      new NotMeResolver(notMe),
      new FactorResetResolver(factorResets, accounts),
      new FactorResolver(secondFactor),
      new PasskeyResolver(passkeys, passkeySignIn, signInCookies),
    ],
    notices: factorMails(base.site, { accounts, factorResets, resetLinks, notMeLinks }),
    timers: [timer("factor resets", FACTOR_RESETS_EVERY_MS, () => factorResets.runDue())],
  } satisfies Parts;
  return { ...services, staffFactors: new StaffFactors(base.dataSource), parts };
}

function createServices({ env, dataSource, clock, limits, logger }: Base, uses: FactorUses) {
  const { SECRET_KEY, SITE_NAME: siteName, PUBLIC_BASE_URL } = env;
  const { accounts, devices, identities, sessions } = uses.accounts;
  const { audit } = uses.audit;
  const { outbox } = uses.outbox;
  const { pendingDeletions } = uses.pendingDeletions;
  const recoveryCodes = new RecoveryCodes(clock, SECRET_KEY);
  const guard = new FactorGuard(dataSource, accounts, audit, clock);
  const changes = new FactorChanges(audit, outbox, clock);
  const resetLinks = new FactorResetLinks(PUBLIC_BASE_URL, SECRET_KEY);
  const notMeLinks = new NotMeLinks(PUBLIC_BASE_URL, SECRET_KEY);
  const shared = {
    dataSource,
    clock,
    limits,
    logger,
    accounts,
    audit,
    devices,
    identities,
    outbox,
    pendingDeletions,
    sessions,
    guard,
    changes,
    recoveryCodes,
    relyingParty: new RelyingParty(PUBLIC_BASE_URL, siteName),
    resetLinks,
    notMeLinks,
    challenges: new PasskeyChallenges(dataSource, clock),
  };
  const totp = new TotpService(clock, SECRET_KEY);
  const answers = new PasskeyAnswers(shared);
  const passkeys = new PasskeyService({ ...shared, answers });
  return {
    factorResets: new FactorResetService(shared),
    resetLinks,
    notMe: new NotMeService(shared),
    notMeLinks,
    secondFactor: new SecondFactorService({ ...shared, totp, siteName }),
    passkeys,
    passkeySignIn: new PasskeySignInService({ ...shared, answers, passkeys }),
  };
}
