import { days } from "../../core/clock.js";
import type { PrivacyRules } from "../privacy/privacy.types.js";

export const changePrivacy: PrivacyRules = {
  housekeeping: [
    {
      what: "numbered changes",
      keptMs: days(7),
      sql: "DELETE FROM changes WHERE seq IS NOT NULL AND at < ? LIMIT ?",
    },
  ],
  impersonal: {
    changes: "ids of jobs and companies, and names of settings, that changed within a week",
    change_counter: "one number",
    replica_heartbeat: "one time",
  },
};
