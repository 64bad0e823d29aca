import { days } from "../../core/clock.js";
import type { PrivacyRules } from "../privacy/privacy.types.js";
import { CHANGES_KEPT_DAYS } from "./change.types.js";

export const changePrivacy: PrivacyRules = {
  housekeeping: [
    {
      what: "numbered changes",
      keptMs: days(CHANGES_KEPT_DAYS),
      sql: "DELETE FROM changes WHERE seq IS NOT NULL AND at < ? LIMIT ?",
    },
  ],
  impersonal: {
    changes:
      "ids of jobs and companies, names of settings, and fields of jobs, that changed within 90 days",
    change_counter: "one number",
    replica_heartbeat: "one time",
  },
};
