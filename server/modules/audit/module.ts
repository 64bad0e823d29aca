import { seconds } from "../../core/clock.js";
import { timer, type Base, type Parts } from "../base.js";
import { AuditLogService, type Directory } from "./audit-log.service.js";
import { AuditRetention } from "./audit-retention.js";
import { AuditSealer } from "./audit-sealer.js";
import { AuditResolver } from "./audit.resolver.js";
import { AuditService } from "./audit.service.js";

/** An event without a seal can still be deleted unnoticed. */
const AUDIT_SEALS_EVERY_MS = seconds(2);

/** Records who did what, and seals the records. */
export function createAudit({ dataSource, clock, logger }: Base) {
  const auditSealer = new AuditSealer(dataSource, clock, logger);
  const parts = {
    timers: [timer("audit seals", AUDIT_SEALS_EVERY_MS, () => auditSealer.run())],
    backlogs: { "audit seals": auditSealer },
  } satisfies Parts;
  return {
    audit: new AuditService(clock),
    auditSealer,
    auditRetention: new AuditRetention(dataSource, clock, logger),
    parts,
  };
}

interface AuditLogUses {
  accounts: { accounts: Directory };
  companies: { companies: Directory };
}

/** Reads what was recorded, with the names of people and companies, whose modules record things themselves. */
export function createAuditLog({ dataSource }: Base, uses: AuditLogUses) {
  const { accounts } = uses.accounts;
  const auditLog = new AuditLogService(dataSource, accounts, uses.companies.companies);
  return { auditLog, parts: { resolvers: [new AuditResolver(auditLog)] } satisfies Parts };
}
