import { language } from "#texts/language";
import type { RepresentationState } from "#site/schema-enums.generated";
import { withPeriod } from "#site/with-period";

const day = new Intl.DateTimeFormat(language.locale, { dateStyle: "long", timeZone: "UTC" });
const on = (time: string) => day.format(new Date(time));

/** Consent to be submitted to a client, and where resumes went, for candidates. */
export const consentTexts = {
  title: "May we submit your resume?",
  description: "Decide whether we may send your resume to a client.",
  day: on,
  waiting: "Waiting for your answer",
  waitingLead: "We won’t send your resume to these clients until you say yes.",
  heading: (role: string, client: string) => `${role}, for ${client}`,
  client: "Client",
  requisition: "Client’s job ID",
  rate: "Pay",
  until: "Consent ends",
  answerBy: "Answer by",
  message: "Your recruiter says",
  agreement: "What you agree to",
  typedName: "Your full name",
  typedHint: (name: string) => `Type it as it’s written above: ${name}.`,
  typeName: "Type your full name to agree.",
  agree: "Yes, submit my resume",
  decline: "No, thanks",
  declineNamed: (client: string) => `No, thanks, don’t submit my resume to ${client}`,
  failed: "We couldn’t save your answer. Please try again.",
  agreed: "Thanks, we’ll submit your resume",
  agreedText: (client: string) =>
    `Your recruiter can now send your resume to ${withPeriod(client)} You can withdraw your consent until that happens.`,
  declined: "We won’t submit your resume",
  declinedText: (client: string) =>
    `Thanks for telling us. Your resume won’t go to ${withPeriod(client)} Your application stays open.`,
  open: "See your applications",
  offerFailed: "We couldn’t load this request",
  invalid: "This link doesn’t work",
  invalidText:
    "It’s incomplete, or a newer email replaced it. You can also answer in your account.",
  closed: {
    GRANTED: { title: "You’ve said yes", text: "There’s nothing left to do here." },
    DECLINED: { title: "You’ve said no", text: "Your resume won’t be sent." },
    WITHDRAWN: {
      title: "This request isn’t open anymore",
      text: "The consent or the application was withdrawn.",
    },
    REPLACED: {
      title: "A newer request replaced this one",
      text: "Open our newest email, or answer in your account.",
    },
    EXPIRED: {
      title: "This request has ended",
      text: "Still interested? Email your recruiter.",
    },
  } satisfies Record<Exclude<RepresentationState, "PENDING">, { title: string; text: string }>,
  yours: "Your answers",
  yoursLead: "What you were asked to agree to before we sent your resume to a client.",
  yoursFailed: "We couldn’t load your answers",
  states: {
    PENDING: "Waiting for you",
    GRANTED: "You said yes",
    DECLINED: "You said no",
    WITHDRAWN: "Withdrawn",
    REPLACED: "Replaced by a newer request",
    EXPIRED: "Ended",
  } satisfies Record<RepresentationState, string>,
  lasts: (time: string) => `lasts until ${on(time)}`,
  asked: (time: string) => `asked ${on(time)}`,
  withdraw: "Withdraw",
  withdrawNamed: (client: string) => `Withdraw your consent for ${client}`,
  withdrawTitle: "Withdraw your consent?",
  withdrawText: (client: string) =>
    `We won’t send your resume to ${withPeriod(client)} Your recruiter may ask you again.`,
  notWithdrawn: "We couldn’t withdraw it. Please try again.",
  read: "Read what you agreed to",
  signed: (name: string, time: string) => `Signed by ${name} on ${on(time)}`,
  trail: "Where your resume went",
  trailLead: "Every client that got your resume from us, and which file.",
  trailFailed: "We couldn’t load where your resume went",
  trailNone: "Nowhere yet. We ask you before we send it to a client.",
  sent: (time: string, file: string) => `${file}, sent ${on(time)}`,
};

/** The same on the desk, for staff. */
export const consentDeskTexts = {
  title: "Right to represent",
  failed: "We couldn’t load the consents",
  none: "Not asked yet. Without the candidate’s consent, the resume can’t go to a client.",
  noneOfPerson: "Not asked yet. Ask on an application.",
  ask: "Ask for consent",
  askAgain: "Ask again",
  dialog: (name: string) => `Ask ${name} for consent`,
  lead: "The candidate gets an email with a link, types their name to agree, and can answer in their account, too.",
  client: "Client",
  clientHint: "Who gets the resume.",
  clientMissing: "Name the client.",
  requisition: "Client’s job ID (optional)",
  requisitionHint: "Keeps anyone from submitting this person to the client twice for the same job.",
  amount: "Pay rate",
  amountMissing: "Enter the pay rate.",
  currency: "Currency",
  period: "Per",
  periods: { HOUR: "hour", YEAR: "year" },
  until: "Consent lasts until",
  untilMissing: "Choose a day.",
  message: "Message (optional)",
  send: "Send request",
  cancel: "Cancel",
  notSent: "We couldn’t send it. Please try again.",
  sent: (name: string) => `We’ve asked ${name}`,
  states: {
    PENDING: "Waiting",
    GRANTED: "Agreed",
    DECLINED: "Declined",
    WITHDRAWN: "Withdrawn",
    REPLACED: "Replaced",
    EXPIRED: "Ended",
  } satisfies Record<RepresentationState, string>,
  asked: (time: string, by: string | null) =>
    by === null ? `Asked ${on(time)}` : `Asked by ${by} on ${on(time)}`,
  answerBy: (time: string) => `Can be answered until ${on(time)}`,
  reminded: (time: string) => `Reminded ${on(time)}`,
  answered: (time: string) => `Answered ${on(time)}`,
  signed: (name: string, time: string) => `Signed “${name}” on ${on(time)}`,
  lasts: (time: string) => `Consent lasts until ${on(time)}`,
  submitted: (time: string, by: string | null) =>
    by === null ? `Submitted ${on(time)}` : `Submitted by ${by} on ${on(time)}`,
  text: "Exact text",
  hash: "SHA-256",
};
