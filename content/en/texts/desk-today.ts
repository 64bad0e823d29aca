import { language } from "./language";

const plural = (count: number, one: string, many: string) => `${count} ${count === 1 ? one : many}`;

/** Texts of the desk's first page. */
export const todayTexts = {
  lead: (now: Date) =>
    now.toLocaleDateString(language.locale, { weekday: "long", month: "long", day: "numeric" }),
  failed: "We couldn’t load today’s numbers",
  waitsForYou: "Waiting for you",
  waiting: "New applications",
  tooLong: "Unanswered for over 2 days",
  newest: "Newest applications",
  noneText: "No new applications. They show up here as they arrive.",
  appliedTo: (role: string, company: string) => `${role}, ${company}`,
  figures: "The last 30 days",
  received: "Applications received",
  receivedNote: (total: number) => `${plural(total, "application", "applications")} in 30 days.`,
  day: "Day",
  dayOf: (date: string) =>
    new Date(`${date}T00:00:00Z`).toLocaleDateString(language.locale, {
      month: "short",
      day: "numeric",
      timeZone: "UTC",
    }),
  count: "Applications",
  funnel: "How far they came",
  funnelNote: "Applications that reached each stage or a later one.",
  stage: "Stage",
  answers: "Time to first answer",
  answersNote: "From the application to the first move by your team.",
  time: "Time",
  within: (hours: number) => (hours < 48 ? `Within ${hours} hours` : `Within ${hours / 24} days`),
  later: "Later",
  unanswered: "Not answered yet",
};
