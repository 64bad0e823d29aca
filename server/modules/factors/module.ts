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
  const shared = createShared(base, uses);
  const { passkeys, passkeySignIn } = createPasskeys(base, uses, shared);
  const { notMe, notMeLinks } = createNotMe(base, uses, shared);
  const { factorResets, resetLinks } = createResets(base, uses, shared);
  const secondFactor = createSecondFactor(base, uses, shared);
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
  return {
    factorResets,
    notMe,
    notMeLinks,
    secondFactor,
    passkeys,
    passkeySignIn,
    staffFactors: new StaffFactors(base.dataSource),
    parts,
  };
}

type Shared = ReturnType<typeof createShared>;

/** What every way to add or remove a factor needs. */
function createShared({ dataSource, clock, env }: Base, uses: FactorUses) {
  const { accounts } = uses.accounts;
  const { audit } = uses.audit;
  return {
    guard: new FactorGuard(dataSource, accounts, audit, clock),
    changes: new FactorChanges(audit, uses.outbox.outbox, clock),
    recoveryCodes: new RecoveryCodes(clock, env.SECRET_KEY),
  };
}

function createPasskeys(
  { env, dataSource, clock, limits }: Base,
  uses: FactorUses,
  shared: Shared,
) {
  const { accounts, sessions } = uses.accounts;
  const { audit } = uses.audit;
  const { outbox } = uses.outbox;
  const relyingParty = new RelyingParty(env.PUBLIC_BASE_URL, env.SITE_NAME);
  const challenges = new PasskeyChallenges(dataSource, clock);
  const answers = new PasskeyAnswers({
    dataSource,
    relyingParty,
    challenges,
    audit,
    outbox,
    clock,
  });
  const asking = { dataSource, sessions, relyingParty, challenges, answers, clock };
  const passkeys = new PasskeyService({ ...shared, ...asking, outbox });
  const passkeySignIn = new PasskeySignInService({ ...asking, accounts, audit, limits, passkeys });
  return { passkeys, passkeySignIn };
}

function createNotMe({ env, clock }: Base, uses: FactorUses, { guard, changes }: Shared) {
  const { devices, identities } = uses.accounts;
  const { audit } = uses.audit;
  const { outbox } = uses.outbox;
  const { pendingDeletions } = uses.pendingDeletions;
  const notMeLinks = new NotMeLinks(env.PUBLIC_BASE_URL, env.SECRET_KEY);
  const undoing = { guard, changes, devices, identities, pendingDeletions };
  return { notMe: new NotMeService({ ...undoing, audit, outbox, notMeLinks, clock }), notMeLinks };
}

function createResets(base: Base, uses: FactorUses, { guard, changes }: Shared) {
  const { env, dataSource, limits, clock, logger } = base;
  const { accounts, sessions } = uses.accounts;
  const { audit } = uses.audit;
  const { outbox } = uses.outbox;
  const resetLinks = new FactorResetLinks(env.PUBLIC_BASE_URL, env.SECRET_KEY);
  const resetting = { dataSource, accounts, sessions, guard, changes, audit, outbox, resetLinks };
  return {
    factorResets: new FactorResetService({ ...resetting, limits, clock, logger }),
    resetLinks,
  };
}

function createSecondFactor({ env, dataSource, clock }: Base, uses: FactorUses, shared: Shared) {
  const { accounts, sessions } = uses.accounts;
  const { audit } = uses.audit;
  const { outbox } = uses.outbox;
  const totp = new TotpService(clock, env.SECRET_KEY);
  const proving = { dataSource, accounts, sessions, audit, outbox, totp };
  return new SecondFactorService({ ...shared, ...proving, siteName: env.SITE_NAME });
}
