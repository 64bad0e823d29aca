import { language } from "#texts/language";

const day = new Intl.DateTimeFormat(language.locale, { dateStyle: "long", timeZone: "UTC" });
const dayText = (text: string): string => day.format(new Date(`${text}T00:00:00Z`));

/** Messages about placements. */
export const placementErrorTexts = {
  required:
    "A hire needs a start date, a client, and rates. Open each application and hire people one by one.",
  clientMissing: "Name the client.",
  startMissing: "Choose the first day.",
  endMissing: "Choose the last day.",
  badDay: "Choose a day between 2000 and 2099.",
  endBeforeStart: "The last day can’t be before the first day.",
  payMissing: "Enter the pay rate.",
  billMissing: "Enter the bill rate.",
  rateTooHigh: "That’s too much. Check the rate.",
  currency: "Use a currency code such as USD.",
  period: "Choose hour or year.",
  reasonMissing: "Choose a reason.",
  note: "Write a note, or leave it blank.",
  versionMissing: "The version is required.",
  chooseDays: (max: number) => `Choose 0 to ${max} days.`,
  changed: "A colleague changed this placement since you opened it. Look at it again.",
  notLater: (end: string) => `Choose a day after ${dayText(end)}, when it ends now.`,
  noEnd: "This placement has no planned end. Edit it to add one.",
  notEarlier: (end: string) => `Choose ${dayText(end)} or an earlier day.`,
};

/** The email that reminds a recruiter of a placement's end. */
export const placementMailTexts = {
  subject: (name: string, end: string) => `${name}’s placement ends on ${dayText(end)}`,
  preview: "Extend it, or confirm that it ends as planned.",
  title: "A placement ends soon",
  intro: (name: string, client: string, end: string) =>
    `${name}’s placement at ${client} ends on ${dayText(end)}.`,
  ask: "Talk to the client and the candidate. Then extend it, or confirm that it ends as planned.",
  facts: { job: "Job", client: "Client", start: "First day", end: "Last day" },
  day: dayText,
  open: "Open the placements",
  why: (siteName: string) =>
    `You’re getting this email because you work on this placement at ${siteName}.`,
};
