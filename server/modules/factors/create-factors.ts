import type { DataSource } from "typeorm";
import type { Clock } from "../../core/clock.js";
import type { AccountService } from "../accounts/account.service.js";
import type { SessionService } from "../accounts/session.service.js";
import type { AuditService } from "../audit/audit.service.js";
import type { OutboxService } from "../outbox/outbox.service.js";
import { FactorChanges } from "./factor-changes.js";
import { FactorGuard } from "./factor-guard.js";
import { RecoveryCodes } from "./recovery-code.service.js";
import { SecondFactorService } from "./second-factor.service.js";
import { TotpService } from "./totp.service.js";

interface Needs {
  dataSource: DataSource;
  clock: Clock;
  audit: AuditService;
  outbox: OutboxService;
  accounts: AccountService;
  sessions: SessionService;
}

interface Settings {
  SECRET_KEY: string;
  SITE_NAME: string;
}

/** Second factors: authenticator apps, passkeys and recovery codes. */
export function createFactors(settings: Settings, needs: Needs) {
  const { dataSource, accounts, audit, outbox, clock } = needs;
  const { SECRET_KEY, SITE_NAME: siteName } = settings;
  const guard = new FactorGuard(dataSource, accounts, audit, clock);
  const changes = new FactorChanges(audit, outbox, clock);
  const totp = new TotpService(clock, SECRET_KEY);
  const recoveryCodes = new RecoveryCodes(clock, SECRET_KEY);
  const shared = { ...needs, guard, changes, recoveryCodes };
  return { secondFactor: new SecondFactorService({ ...shared, totp, siteName }) };
}
