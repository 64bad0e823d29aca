import { days } from "../../core/clock.js";
import type { PrivacyRules } from "../privacy/privacy.types.js";

export const savedJobPrivacy: PrivacyRules = {
  erased: [{ what: "saved jobs", table: "saved_jobs", where: "userId = ?", of: "account" }],
  exported: [
    {
      area: "saved-jobs",
      what: "Jobs you saved.",
      table: "saved_jobs",
      where: "userId = ?",
      of: "account",
      columns: ["jobId", "savedAt"],
    },
  ],
  retention: [
    {
      what: "saved jobs",
      keptMs: days(365),
      sql: "DELETE FROM saved_jobs WHERE savedAt < ? LIMIT ?",
    },
  ],
};
