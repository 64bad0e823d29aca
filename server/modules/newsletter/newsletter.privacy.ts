import { days } from "../../core/clock.js";
import type { PrivacyRules } from "../privacy/privacy.types.js";

export const newsletterPrivacy: PrivacyRules = {
  erased: [
    {
      what: "requests for mailings",
      table: "newsletter_requests",
      where: "email = ?",
      of: "address",
    },
    { what: "mailings", table: "newsletter_subscribers", where: "email = ?", of: "address" },
  ],
  housekeeping: [
    {
      what: "requests never confirmed",
      keptMs: days(7),
      sql: "DELETE FROM newsletter_requests WHERE expiresAt < ? LIMIT ?",
    },
    {
      what: "mailings that ended",
      keptMs: days(90),
      sql: "DELETE FROM newsletter_subscriptions WHERE endedAt < ? LIMIT ?",
    },
    {
      what: "addresses that get no mailing any more",
      keptMs: 0,
      sql: `DELETE FROM newsletter_subscribers WHERE confirmedAt < ? AND NOT EXISTS
        (SELECT 1 FROM newsletter_subscriptions s WHERE s.subscriberId = newsletter_subscribers.id) LIMIT ?`,
    },
  ],
  impersonal: { newsletter_subscriptions: "deleted with the subscriber (foreign key)" },
};
