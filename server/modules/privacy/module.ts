import { hours } from "../../core/clock.js";
import { timer, type Base, type Parts } from "../base.js";
import { Housekeeping } from "./housekeeping.js";
import type { PrivacyRules } from "./privacy.types.js";
import { Retention } from "./retention.js";

const HOUSEKEEPING_EVERY_MS = hours(1);
const RETENTION_EVERY_MS = hours(6);
/** Retention deletes permanently: the delay leaves time to correct a wrong clock or setting. */
const RETENTION_AFTER_MS = hours(1);

interface PrivacyUses {
  /** Of all modules, in the order in which rows are deleted. */
  rules: readonly PrivacyRules[];
  audit: { auditRetention: { run(): Promise<unknown> } };
}

/** What deletes data after its time. */
export function createPrivacy(
  { dataSource, clock, logger }: Base,
  { rules, audit: { auditRetention } }: PrivacyUses,
) {
  const expired = rules.flatMap(({ housekeeping = [] }) => housekeeping);
  const outdated = rules.flatMap(({ retention = [] }) => retention);
  const housekeeping = new Housekeeping(dataSource, clock, expired);
  const retention = new Retention(dataSource, clock, logger, outdated);
  const deleteOld = async () => {
    await retention.run();
    await auditRetention.run();
  };
  const parts = {
    timers: [
      timer("housekeeping", HOUSEKEEPING_EVERY_MS, () => housekeeping.run()),
      timer("retention", RETENTION_EVERY_MS, deleteOld, RETENTION_AFTER_MS),
    ],
  } satisfies Parts;
  return { housekeeping, retention, parts };
}
