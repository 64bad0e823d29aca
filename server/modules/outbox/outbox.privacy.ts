import { days } from "../../core/clock.js";
import type { PrivacyRules } from "../privacy/privacy.types.js";

export const outboxPrivacy: PrivacyRules = {
  housekeeping: [
    {
      what: "last emails of deleted accounts, which hold a sealed address",
      keptMs: 0,
      sql: "DELETE FROM outbox WHERE kind = 'ACCOUNT_DELETED' AND sentAt < ? LIMIT ?",
    },
    {
      what: "emails that were sent",
      keptMs: days(30),
      sql: "DELETE FROM outbox WHERE sentAt < ? LIMIT ?",
    },
    {
      what: "emails that were given up",
      keptMs: days(90),
      sql: "DELETE FROM outbox WHERE deadAt < ? LIMIT ?",
    },
  ],
  impersonal: {
    outbox:
      "ids of what emails are about, never a text; emails about a change to a login hold its network, browser, and time zone; only the last email of a deleted account holds an address, sealed",
  },
};
