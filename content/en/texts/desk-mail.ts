import { language } from "./language";

const { counted, number } = language;

/** What to know about an error that the mail provider or the network answered with, by a part of its name. */
const reasons: readonly [part: string, words: string][] = [
  [
    "MaybeSent",
    "It may have been sent: the site stopped, or the mail provider’s answer got lost. Try again only if it didn’t arrive.",
  ],
  ["Timeout", "The mail provider didn’t answer in time."],
  ["ECONN", "We couldn’t reach the mail provider."],
  ["ENOTFOUND", "We couldn’t find the mail provider’s address."],
  ["Throttl", "The mail provider asked us to send more slowly."],
  ["MessageRejected", "The mail provider refused the message."],
  ["MailFromDomainNotVerified", "The mail provider hasn’t verified our sender address."],
  ["CredentialsProvider", "Our keys for the mail provider are missing or have expired."],
  ["ExpiredToken", "Our keys for the mail provider are missing or have expired."],
  ["InvalidClientTokenId", "The mail provider doesn’t accept our keys."],
  ["SignatureDoesNotMatch", "The mail provider doesn’t accept our keys."],
  ["AccessDenied", "Our keys aren’t allowed to send email."],
  ["AccountSendingPaused", "The mail provider has paused our account."],
  ["EENVELOPE", "The mail provider refused the address."],
];

/** Kinds of emails whose own names say too little. */
const kinds: Readonly<Record<string, string>> = {
  CANDIDATE_MAIL: "Recruiter’s email to a candidate",
  CONTACT_MESSAGE: "Contact message to the staff",
  FACTOR_CHANGED: "Two-step login changed",
  FACTOR_RESET_DONE: "Two-step login reset",
  FACTOR_RESET_REQUESTED: "Reset of two-step login requested",
  NEWSLETTER_CONFIRM: "Newsletter confirmation",
  NOTE_MENTION: "Mention in a note",
  PLAN_NEWS: "Plan update to the buyer",
  PLAN_STAFF_NEWS: "Plan update to the staff",
  REPRESENTATION_ANSWERED: "Consent answered",
  REPRESENTATION_REQUESTED: "Consent requested",
};

/** Texts of the mail queue. */
export const mailQueueTexts = {
  lead: "Emails waiting to go out. You see what kind each one is, never who gets it or what it says.",
  failed: "We couldn’t load the mail queue",
  numbers: "The queue now",
  waiting: "Waiting",
  undelivered: "Not sent",
  failedTitle: "Couldn’t be sent",
  paused: (time: string) =>
    `Sending is paused: the mail provider has taken no email since ${time}.`,
  pausedNext:
    "We try one email a minute and go on by ourselves once it works. Nothing gets lost, but login codes expire.",
  failedText: "We tried each of these for three days. Try again once the cause is fixed.",
  filter: "Kind of email",
  allKinds: (count: number) => `All kinds (${number(count)})`,
  kindCount: (kind: string, count: number) => `${kind} (${number(count)})`,
  retryAll: "Try all again",
  retryAllTitle: (count: number) =>
    count === 1 ? "Try one email again?" : `Try ${number(count)} emails again?`,
  retryAllText:
    "They go back in the queue. Emails that are no longer needed, such as expired login codes, aren’t sent.",
  retryAllRest: (count: number) =>
    count === 1
      ? "One more may have been sent already. Decide about it below."
      : `${number(count)} more may have been sent already. Decide about them below, one by one.`,
  retriedAll: (count: number) =>
    count === 1
      ? "One email is back in the queue."
      : `${number(count)} emails are back in the queue.`,
  retriedSome: (count: number) =>
    `${number(count)} emails are back in the queue. There are more: choose “Try all again” for the rest.`,
  noneFailed: "No failed emails",
  noneFailedText: "An email that can’t be sent shows up here, so you can decide what to do.",
  waitingTitle: "Waiting to be sent",
  nothingWaits: "No emails are waiting.",
  /** "Login code" for LOGIN_CODE */
  kind: (kind: string) => {
    if (Object.hasOwn(kinds, kind)) return kinds[kind] ?? kind;
    const words = kind.toLowerCase().replaceAll("_", " ");
    return words.charAt(0).toUpperCase() + words.slice(1);
  },
  reason: (error: string | null) => {
    if (error === null) return "No reason was recorded.";
    const known = reasons.find(([part]) => error.includes(part));
    return `${known?.[1] ?? "Sending failed."} (${error})`;
  },
  attempts: (count: number) => counted(count, "attempt", "attempts"),
  noAttempts: "Not tried yet",
  held: "Waiting for the mail provider",
  queued: (time: string) => `In the queue since ${time}`,
  gaveUp: (time: string) => `Gave up on ${time}`,
  next: (time: string) => `Next attempt: ${time}`,
  retry: "Try again",
  retryOf: (kind: string, time: string) => `Try again: ${kind}, ${time}`,
  retried: (kind: string) => `${kind}: back in the queue.`,
  discard: "Discard",
  discardOf: (kind: string, time: string) => `Discard: ${kind}, ${time}`,
  discardTitle: (kind: string) => `Discard this email (${kind})?`,
  discardText: "It’s deleted without being sent, and you can’t bring it back.",
  discarded: (kind: string) => `${kind}: discarded.`,
  sent: "Sent in the last 30 days",
  sentNote: (lastMonth: number, lastDay: number) =>
    `${counted(lastMonth, "email", "emails")}. Numbers in parentheses are from the last 24 hours: ${number(lastDay)} in all.`,
  sentColumns: ["Kind", "In 30 days (in 24 hours)"],
  sentCount: (lastMonth: number, lastDay: number) => `${number(lastMonth)} (${number(lastDay)})`,
  callFailed: "That didn’t work. Please try again.",
} as const;
