import { days } from "../../core/clock.js";
import type { PersonalRows, PrivacyRules } from "../privacy/privacy.types.js";

const EXPORTS: PersonalRows = {
  what: "data copies, with their files",
  table: "data_exports",
  where: "userId = ?",
  of: "account",
};

const DELETIONS: PersonalRows = {
  what: "account deletion requests",
  table: "account_deletions",
  where: "userId = ?",
  of: "account",
};

const OURS = "of use to our server only";
const OF_QUEUE = {
  attempts: OURS,
  nextAttemptAt: OURS,
  leasedUntil: OURS,
  deadAt: OURS,
  lastError: OURS,
};

export const departurePrivacy: PrivacyRules = {
  erased: [EXPORTS, DELETIONS],
  exported: [
    {
      ...EXPORTS,
      area: "copies",
      what: "Copies of your data that you asked for.",
      columns: ["id", "requestedAt", "requestedFrom", "readyAt", "expiresAt", "bytes"],
      withheld: { ...OF_QUEUE, fileKey: "where we keep the file" },
    },
    {
      ...DELETIONS,
      area: "deletions",
      what: "Your requests to delete the account.",
      columns: ["id", "requestedAt", "requestedFrom", "takesEffectAt", "canceledAt", "byStaff"],
      withheld: { ...OF_QUEUE, doneAt: OURS },
    },
  ],
  housekeeping: [
    {
      what: "deletions that were canceled",
      keptMs: days(30),
      sql: "DELETE FROM account_deletions WHERE canceledAt < ? LIMIT ?",
    },
  ],
  files: [{ ...EXPORTS, where: "userId = ? AND fileKey IS NOT NULL", column: "fileKey" }],
};
