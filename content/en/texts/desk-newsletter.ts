import type { NewsletterTopic } from "#site/schema-enums.generated";
import { language } from "./language";

const { counted, number } = language;

const day = (time: string) =>
  new Date(time).toLocaleDateString(language.locale, {
    month: "short",
    day: "numeric",
    timeZone: "UTC",
  });

/** Texts of the newsletter's numbers. */
export const newsletterNumberTexts = {
  lead: "Who gets the newsletter and job alerts. Only numbers, no addresses.",
  failed: "We couldn’t load the numbers",
  numbers: "Now",
  topics: { NEWS: "Newsletter", JOB_ALERTS: "Job alerts" } satisfies Record<
    NewsletterTopic,
    string
  >,
  daily: (count: number) => `${number(count)} daily`,
  ended: (count: number) => `${number(count)} ended in the last 90 days`,
  unconfirmed: "Not confirmed yet",
  unconfirmedText: "The link in their email still works",
  bySubject: "Subscribers by topic",
  bySubjectNote: "How many addresses get each kind of email now.",
  topic: "Topic",
  subscribers: "Subscribers",
  confirmed: "New subscribers by week",
  confirmedNote: (count: number) =>
    `${counted(count, "address", "addresses")} confirmed in 12 weeks, not counting those that have since left.`,
  week: "Week of",
  digests: "Digests sent",
  digestsNote: (count: number) => `${counted(count, "email", "emails")} with new jobs in 30 days.`,
  day: "Day",
  sent: "Emails",
  dayOf: day,
};
