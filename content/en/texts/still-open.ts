import { FIRM_ZONE } from "#site/firm-zone";
import { language } from "#texts/language";

const onDay = (date: Date): string =>
  date.toLocaleDateString(language.locale, { dateStyle: "long", timeZone: FIRM_ZONE });

/** The email before a job stops taking applications. */
export const jobExpiringMailTexts = {
  subject: (role: string) => `Is ${role} still open?`,
  title: "Is this job still open?",
  preview: (date: Date) => `It stops taking applications on ${onDay(date)}.`,
  intro: (role: string, code: string, company: string, date: Date) =>
    `${role} (${code}) at ${company} stops taking applications on ${onDay(date)}.`,
  ask: "Still looking? Keep it open for another 60 days. You don’t have to log in.",
  button: "It’s still open",
  filled: "Filled or called off? You don’t have to do anything.",
  why: (siteName: string) =>
    `You’re getting this email because you recruit with ${siteName} and this job is yours.`,
};

/** The page that the email’s button opens. */
export const stillOpenTexts = {
  askTitle: "Is this job still open?",
  ask: (role: string, company: string, date: Date) =>
    `${role} at ${company} takes applications until ${onDay(date)}.`,
  askMore: "Keep it open, and people can apply for another 60 days from today.",
  keep: "Keep it open",
  keptTitle: "Your job stays open",
  kept: (role: string, date: Date) => `People can apply for ${role} until ${onDay(date)}.`,
  seeJob: "See the job",
  refusedTitle: "This job needs a change first",
  refused: (role: string) =>
    `${role} no longer meets our rules for job ads. Log in and edit it, then keep it open.`,
  invalidTitle: "This link doesn’t work anymore",
  invalid: "It’s been used, or the job has changed since. Log in to see your jobs.",
  logIn: "Open the staff desk",
};
