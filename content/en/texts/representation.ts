import { language } from "#texts/language";
import { withPeriod } from "#site/with-period";

const day = new Intl.DateTimeFormat(language.locale, { dateStyle: "long", timeZone: "UTC" });

export const dayText = (date: Date): string => day.format(date);

interface Consent {
  candidate: string;
  firm: string;
  client: string;
  role: string;
  jobCode: string;
  requisition: string | null;
  rate: string;
  until: string;
}

/** What a candidate agrees to, word for word. It is stored with each request, so a change here leaves older ones alone. */
export const consentText = (consent: Consent): string => {
  const { candidate, firm, client, role, jobCode, requisition, rate, until } = consent;
  const job =
    requisition === null ? `${role} (${jobCode})` : `${role} (${jobCode}, ${requisition})`;
  return [
    `I, ${candidate}, give ${firm} the right to represent me to ${client} for this job: ${job}.`,
    `${firm} may send ${client} my name, how to reach me, and my resume, for this job only. It won’t send them anywhere else without asking me again.`,
    `I agree to be submitted at this pay: ${rate}.`,
    `I haven’t given another firm the right to represent me for this job at ${withPeriod(client)}`,
    `This consent ends on ${until}. I can withdraw it anytime before my resume has been sent.`,
    "I’m signing by typing my name.",
  ].join("\n\n");
};

const when = (time: Date) => day.format(time);

/** Messages about consent to be submitted to a client, and about where resumes went. */
export const representationErrorTexts = {
  clientMissing: "Name the client.",
  requisition: "Enter the client’s number for this job, or leave it blank.",
  message: "Write a message, or leave it blank.",
  rateMissing: "Enter the pay rate.",
  rateTooHigh: "That’s too much. Check the pay rate.",
  currency: "Use a currency code such as USD.",
  period: "Choose hour or year.",
  untilMissing: "Choose how long the consent lasts.",
  untilPast: "Choose a day after today.",
  untilTooLate: (months: number) => `Choose a day in the next ${months} months.`,
  notOpen: "This application isn’t open, so there’s nothing to ask for.",
  notYourself: "You can’t ask yourself for consent.",
  granted: (name: string, client: string, until: Date) =>
    `${name} has already agreed to be submitted to ${client}, until ${when(until)}.`,
  consentNeeded: (name: string) =>
    `${name} hasn’t agreed to be submitted yet. Ask for consent first.`,
  consentWaiting: (name: string, since: Date) =>
    `${name} hasn’t answered yet. You asked for consent on ${when(since)}.`,
  consentDeclined: (name: string, at: Date) =>
    `${name} said no on ${when(at)}. You can ask again with other terms.`,
  consentWithdrawn: (name: string) => `${name} withdrew the consent. You can ask again.`,
  consentExpired: (name: string, at: Date) => `${name}’s consent ended on ${when(at)}. Ask again.`,
  submittedBy: (name: string, client: string, at: Date) =>
    `${name} already submitted this person to ${client} for this job on ${when(at)}.`,
  submittedByYou: (client: string, at: Date) =>
    `You already submitted this person to ${client} for this job on ${when(at)}.`,
  someone: "A former colleague",
  linkInvalid: "This link doesn’t work. Open it from our newest email, or log in to answer.",
  answered: (at: Date) => `You’ve already answered this, on ${when(at)}.`,
  replaced: "A newer request has replaced this one. Open our newest email, or log in to answer.",
  withdrawn: "This request isn’t open anymore.",
  expired: (at: Date) => `This request ended on ${when(at)}. Ask your recruiter for a new one.`,
  typeName: "Type your full name.",
  otherName: (name: string) => `Type your name as it’s written above: ${name}.`,
  chooseOne: "Give either the id or the token.",
  sent: "Your resume has already been sent, so you can’t withdraw this. Talk to your recruiter.",
  notGranted: "There’s no consent to withdraw.",
};

const becauseYou = (what: string) => `You’re getting this email because ${what}.`;

export const representationMailTexts = {
  askSubject: (client: string) => `May we submit your resume to ${client}?`,
  remindSubject: (client: string) => `Reminder: may we submit your resume to ${client}?`,
  askTitle: "May we submit your resume?",
  askPreview: "We won’t send your resume until you say yes.",
  ask: (recruiter: string, firm: string, client: string) =>
    `${recruiter} at ${firm} would like to send your resume to ${withPeriod(client)}`,
  recruiter: "Your recruiter",
  remind: "We haven’t heard from you yet, so your resume hasn’t been sent.",
  facts: {
    job: "Job",
    client: "Client",
    requisition: "Client’s job ID",
    rate: "Pay",
    until: "Consent ends",
    answerBy: "Answer by",
  },
  read: "Read and answer",
  hint: "The link works once. You can say no, and you can also answer in your account.",
  why: (siteName: string) => becauseYou(`you applied for a job on ${siteName}`),
  applications: "See your applications",
  answeredSubject: (name: string, isYes: boolean) =>
    isYes ? `${name} said yes` : `${name} said no`,
  answeredTitle: (isYes: boolean) => (isYes ? "You can submit this candidate" : "Consent declined"),
  yes: (name: string, client: string, until: string) =>
    `${name} agreed to be submitted to ${withPeriod(client)} The consent lasts until ${until}.`,
  no: (name: string, client: string) =>
    `${name} doesn’t want to be submitted to ${withPeriod(client)}`,
  openApplication: "Open the application",
  answeredWhy: (siteName: string) => becauseYou(`you asked for this consent on ${siteName}`),
};
