import { days } from "../../core/clock.js";
import type { PrivacyRules } from "../privacy/privacy.types.js";

export const suppressionPrivacy: PrivacyRules = {
  erased: [
    {
      what: "notes that mail came back, or was marked as spam",
      table: "mail_suppressions",
      where: "email = ?",
      of: "address",
    },
  ],
  exported: [
    {
      area: "email-trouble",
      what: "When email to your address came back, or you marked it as spam.",
      table: "mail_suppressions",
      where: "email = ?",
      of: "address",
      columns: ["email", "bouncedAt", "bounceReason", "complainedAt"],
    },
  ],
  housekeeping: [
    {
      what: "messages about bounces and complaints",
      keptMs: days(60),
      sql: "DELETE FROM mail_feedback WHERE receivedAt < ? LIMIT ?",
    },
    {
      // Complaints are kept: they object to mailings for good.
      what: "notes that mail came back",
      keptMs: days(2 * 365),
      sql: "DELETE FROM mail_suppressions WHERE bouncedAt < ? AND complainedAt IS NULL LIMIT ?",
    },
  ],
  impersonal: {
    mail_feedback: "ids, hashes, and kinds of the mail provider's messages, never an address",
  },
};
