import { language } from "#texts/language";

/** Time zones whose official names say less to people than the place does ("Mountain Standard Time"). */
const zones: Readonly<Record<string, string>> = {
  "America/Phoenix": "Arizona time",
  "Pacific/Honolulu": "Hawaii time",
  "Europe/London": "London time",
  "Asia/Kolkata": "India time",
  UTC: "UTC",
};

/** "Tuesday, December 1, 2026 at 10:00 AM Central Time", as people say it, in summer, too. */
export function interviewTime(startsAt: Date | string, timeZone: string): string {
  const zone = zones[timeZone];
  const time = new Intl.DateTimeFormat(language.locale, {
    ...{ weekday: "long", year: "numeric", month: "long", day: "numeric" },
    ...{ hour: "numeric", minute: "2-digit", timeZone },
    ...(zone === undefined && { timeZoneName: "longGeneric" }),
  }).format(new Date(startsAt));
  return zone === undefined ? time : `${time} ${zone}`;
}

/** Messages about interviews. */
export const interviewErrorTexts = {
  timeMissing: "Choose a date and a time.",
  zone: "Choose a time zone.",
  zoneUnknown: (given: string) =>
    `We don’t know the time zone “${given}”. Use a name like “Eastern Time” or “America/Chicago”.`,
  /** What abbreviations can mean; each is a name that is understood. */
  zoneMeanings: {
    ist: ["India", "Ireland", "Israel"],
    mst: ["Mountain Time", "Arizona"],
    ast: ["Atlantic Time", "Puerto Rico"],
    aest: ["Sydney", "Brisbane"],
  },
  zoneAmbiguous: (given: string, meanings: readonly string[]) =>
    `“${given}” has more than one meaning. Use one of these: ${meanings.join(", ")}.`,
  zoneOffset: (given: string) =>
    `“${given}” doesn’t say if clocks change in summer. Use a name like “Eastern Time” or “America/Chicago”.`,
  minutes: (min: number, max: number) => `Choose ${min} to ${max} minutes.`,
  place: "Enter a location, or leave it blank.",
  placeMissing: "Enter a location or a call link.",
  callUrl: "Enter the full address of the call, such as https://meet.example.com/abc.",
  interviewerMissing: "Say who the candidate will talk to.",
  message: "Write a message, or leave it blank.",
  versionMissing: "The version is required.",
  noSuchTime: "Clocks spring forward that day and skip this time. Choose another time.",
  past: "Choose a time in the future.",
  tooFar: "Choose a day in the next 12 months.",
  notInInterview: "Move the application to Interview first.",
  notOpen: "This application isn’t open anymore.",
  notPlanned: "This interview is over or canceled. Schedule a new one.",
  changed: "A colleague changed this interview since you opened it. Look at it again.",
  tooMany: (max: number) => `You can schedule up to ${max} interviews at a time. Cancel one first.`,
};

/** The emails that invite a candidate, and tell of changes. */
export const interviewMailTexts = {
  invited: (role: string, when: string) => ({
    subject: `Interview for ${role}`,
    title: "You’re invited to an interview",
    preview: `Your interview for ${role} is on ${when}.`,
    intro: `Here are the details of your interview for ${role}.`,
  }),
  changed: (role: string, when: string) => ({
    subject: `Changed: interview for ${role}`,
    title: "Your interview has changed",
    preview: `Your interview for ${role} is now on ${when}.`,
    intro: `Here are the new details of your interview for ${role}. They replace our earlier invitation.`,
  }),
  canceled: (role: string, when: string) => ({
    subject: `Canceled: interview for ${role}`,
    title: "Your interview is canceled",
    preview: `Your interview for ${role} on ${when} won’t take place.`,
    intro: `Your interview for ${role} on ${when} won’t take place.`,
  }),
  facts: { when: "When", length: "Length", place: "Where", with: "With", job: "Job" },
  minutes: (count: number) => `${count} minutes`,
  join: "Join the call",
  hint: (recruiter: string) =>
    `Open the attached file to add it to your calendar. If the time doesn’t work for you, reply to this email. It goes to ${recruiter}.`,
  askAgain: (recruiter: string) =>
    `The attached file removes it from your calendar. Questions? Reply to this email. It goes to ${recruiter}.`,
  why: (siteName: string) =>
    `You’re getting this email because you applied for a job on ${siteName}.`,
  applications: "See your applications",
  event: (role: string, company: string) => `Interview: ${role}, ${company}`,
  with: (interviewer: string) => `With ${interviewer}`,
  joinAt: (url: string) => `Join the call: ${url}`,
};
