import { hours } from "../../core/clock.js";
import { timer, type Base, type Parts } from "../base.js";
import { DataCopy } from "./data-copy.js";
import { Erasure } from "./erasure.js";
import { Housekeeping } from "./housekeeping.js";
import type { AccountRows, PrivacyRules } from "./privacy.types.js";
import { Retention } from "./retention.js";

const HOUSEKEEPING_EVERY_MS = hours(1);
const RETENTION_EVERY_MS = hours(6);
/** Retention deletes permanently: the delay leaves time to correct a wrong clock or setting. */
const RETENTION_AFTER_MS = hours(1);

interface PrivacyUses {
  accountRows: AccountRows;
  audit: { auditRetention: { run(): Promise<unknown> } };
  /** Of all modules, in the order in which rows are deleted. */
  rules: readonly PrivacyRules[];
}

/** What deletes data after its time or at a person's request, and copies it for them. */
export function createPrivacy(base: Base, uses: PrivacyUses) {
  const { env, dataSource, clock, logger, store } = base;
  const { accountRows: accounts, rules } = uses;
  const expired = rules.flatMap(({ housekeeping = [] }) => housekeeping);
  const outdated = rules.flatMap(({ retention = [] }) => retention);
  const housekeeping = new Housekeeping(dataSource, clock, expired);
  const retention = new Retention(dataSource, clock, logger, outdated);
  const deleteOld = async () => {
    await retention.run();
    await uses.audit.auditRetention.run();
  };
  const parts = {
    timers: [
      timer("housekeeping", HOUSEKEEPING_EVERY_MS, () => housekeeping.run()),
      timer("retention", RETENTION_EVERY_MS, deleteOld, RETENTION_AFTER_MS),
    ],
  } satisfies Parts;
  const dataCopy = new DataCopy(dataSource, rules, env.SECRET_KEY);
  const erasure = new Erasure({ dataSource, store, clock, accounts, rules });
  return { housekeeping, retention, dataCopy, erasure, parts };
}
