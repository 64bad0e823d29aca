import { days } from "../../core/clock.js";
import type { PrivacyRules } from "../privacy/privacy.types.js";

export const newsletterPrivacy: PrivacyRules = {
  erased: [
    {
      what: "newsletter and alert sign-ups",
      table: "newsletter_requests",
      where: "email = ?",
      of: "address",
    },
    {
      what: "newsletter and job alert addresses",
      table: "newsletter_subscribers",
      where: "email = ?",
      of: "address",
    },
  ],
  exported: [
    {
      area: "email-requests",
      what: "Requests to get emails at your address.",
      table: "newsletter_requests",
      where: "email = ?",
      of: "address",
      columns: [
        ...["id", "email", "topics", "query", "filter", "frequency"],
        ...["createdAt", "expiresAt", "confirmedAt"],
      ],
      withheld: { tokenHash: "confirms the request" },
    },
    {
      area: "email-consent",
      what: "When and from where you agreed to get emails.",
      table: "newsletter_subscribers",
      where: "email = ?",
      of: "address",
      columns: ["id", "email", "confirmedAt", "confirmedFrom"],
    },
    {
      area: "email-subscriptions",
      what: "The newsletter and job alerts that you get, and those you ended.",
      table: "newsletter_subscriptions",
      where: "subscriberId IN (SELECT id FROM newsletter_subscribers WHERE email = ?)",
      of: "address",
      columns: [
        ...["id", "topic", "query", "filter", "frequency"],
        ...["createdAt", "sentThrough", "nextSendAt", "endedAt", "endedReason"],
      ],
      withheld: {
        subscriberId: "the id in email-consent.json",
        filterKey: "made from filter",
      },
    },
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
      what: "addresses that get no mailing anymore",
      keptMs: 0,
      sql: `DELETE FROM newsletter_subscribers WHERE confirmedAt < ? AND NOT EXISTS
        (SELECT 1 FROM newsletter_subscriptions s WHERE s.subscriberId = newsletter_subscribers.id) LIMIT ?`,
    },
  ],
  impersonal: { newsletter_subscriptions: "deleted with the subscriber (foreign key)" },
};
