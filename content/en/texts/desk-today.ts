import { language } from "./language";

const { counted } = language;

const longDay = (day: string): string =>
  new Date(`${day}T00:00:00Z`).toLocaleDateString(language.locale, {
    dateStyle: "medium",
    timeZone: "UTC",
  });

/** Texts of the desk's first page. */
export const todayTexts = {
  lead: (day: string) =>
    new Date(`${day}T00:00:00Z`).toLocaleDateString(language.locale, {
      weekday: "long",
      month: "long",
      day: "numeric",
      timeZone: "UTC",
    }),
  failed: "We couldn’t load today’s numbers",
  waitsForYou: "Waiting for you",
  waiting: "New applications",
  tooLong: "Unanswered for over 2 days",
  stepsDue: "Your next steps due today",
  jobsExpiring: "Jobs that expire within 7 days",
  messages: "Messages to answer",
  plansDue: "Plans to deliver today",
  nothingWaits: "You’re all caught up. Nothing needs you right now.",
  steps: "Your next steps",
  noSteps: "Nothing due today. Add next steps on any application’s page.",
  stepAbout: (name: string, role: string) => `${name}, ${role}`,
  due: (time: string) => `Due ${time}`,
  overdue: (time: string) => `Overdue since ${time}`,
  moreSteps: (count: number) => `And ${counted(count, "more step", "more steps")}.`,
  plans: "Plans to deliver",
  noPlans: "Nothing to deliver today.",
  planNeeds: (plan: string, work: string) => `${plan}: ${work}`,
  planDue: (day: string) => `Due ${longDay(day)}`,
  planOverdue: (day: string) => `Overdue since ${longDay(day)}`,
  formerBuyer: "Someone who deleted their account",
  morePlans: (count: number) => `And ${counted(count, "more plan", "more plans")}.`,
  newest: "Newest applications",
  noneText: "No new applications. They show up here as they arrive.",
  appliedTo: (role: string, company: string) => `${role}, ${company}`,
  figures: "The last 30 days",
  received: "Applications received",
  receivedNote: (total: number) => `${counted(total, "application", "applications")} in 30 days.`,
  day: "Day",
  dayOf: (date: string) =>
    new Date(`${date}T00:00:00Z`).toLocaleDateString(language.locale, {
      month: "short",
      day: "numeric",
      timeZone: "UTC",
    }),
  count: "Applications",
  funnel: "How far they got",
  funnelNote: "Applications that reached each stage or a later one.",
  stage: "Stage",
  answers: "Time to first answer",
  answersNote: "From the application to the first move by your team.",
  time: "Time",
  within: (hours: number) => (hours < 48 ? `Within ${hours} hours` : `Within ${hours / 24} days`),
  later: "Later",
  unanswered: "Not answered yet",
};
