import type { DataSource } from "typeorm";
import type { Clock } from "../../core/clock.js";
import type { Logger } from "../../core/logger.js";
import type { AccountService } from "../accounts/account.service.js";
import type { DeviceService } from "../accounts/device.service.js";
import type { IdentityService } from "../accounts/identity.service.js";
import type { SessionService } from "../accounts/session.service.js";
import type { AuditService } from "../audit/audit.service.js";
import type { RateLimits } from "../../kit/rate-limits.js";
import type { OutboxService } from "../outbox/outbox.service.js";
import { FactorChanges } from "./factor-changes.js";
import { FactorGuard } from "./factor-guard.js";
import { FactorResetLinks } from "./factor-reset.links.js";
import { FactorResetService } from "./factor-reset.service.js";
import { NotMeLinks } from "./not-me.links.js";
import { NotMeService, type DeletionRequests } from "./not-me.service.js";
import { PasskeyAnswers } from "./passkey-answers.js";
import { PasskeyChallenges } from "./passkey-challenges.js";
import { PasskeySignInService } from "./passkey-sign-in.service.js";
import { PasskeyService } from "./passkey.service.js";
import { RecoveryCodes } from "./recovery-code.service.js";
import { RelyingParty } from "./relying-party.js";
import { SecondFactorService } from "./second-factor.service.js";
import { TotpService } from "./totp.service.js";

interface Needs {
  dataSource: DataSource;
  clock: Clock;
  audit: AuditService;
  outbox: OutboxService;
  limits: RateLimits;
  accounts: AccountService;
  sessions: SessionService;
  devices: DeviceService;
  identities: IdentityService;
  logger: Logger;
  pendingDeletions: DeletionRequests;
}

interface Settings {
  SECRET_KEY: string;
  SITE_NAME: string;
  PUBLIC_BASE_URL: string;
}

/** Second factors: authenticator apps, passkeys and recovery codes. */
export function createFactors(settings: Settings, needs: Needs) {
  const { dataSource, accounts, audit, outbox, clock } = needs;
  const { SECRET_KEY, SITE_NAME: siteName, PUBLIC_BASE_URL } = settings;
  const shared = {
    ...needs,
    guard: new FactorGuard(dataSource, accounts, audit, clock),
    changes: new FactorChanges(audit, outbox, clock),
    recoveryCodes: new RecoveryCodes(clock, SECRET_KEY),
    relyingParty: new RelyingParty(PUBLIC_BASE_URL, siteName),
    resetLinks: new FactorResetLinks(PUBLIC_BASE_URL, SECRET_KEY),
    notMeLinks: new NotMeLinks(PUBLIC_BASE_URL, SECRET_KEY),
    challenges: new PasskeyChallenges(dataSource, clock),
  };
  const totp = new TotpService(clock, SECRET_KEY);
  const answers = new PasskeyAnswers(shared);
  const passkeys = new PasskeyService({ ...shared, answers });
  return {
    factorResets: new FactorResetService(shared),
    resetLinks: shared.resetLinks,
    notMe: new NotMeService(shared),
    notMeLinks: shared.notMeLinks,
    secondFactor: new SecondFactorService({ ...shared, totp, siteName }),
    passkeys,
    passkeySignIn: new PasskeySignInService({ ...shared, answers, passkeys }),
  };
}
