import { language } from "./language";

/** Why mail to an address comes back. */
export type BounceReason = "NO_MAILBOX" | "REFUSED" | "BLOCKED";

const reasons: Readonly<Record<BounceReason, string>> = {
  NO_MAILBOX: "there’s no such mailbox",
  REFUSED: "its mail server refuses our emails",
  BLOCKED: "email to it came back before, and our mail provider no longer sends there",
};
const reasonOf = (reason: BounceReason | null): string =>
  reason === null ? "its mail server refuses our emails" : reasons[reason];

/** What is wrong with an address, to its owner. */
export const ownMailTroubleTexts = {
  title: "Your email address doesn’t work",
  text: (email: string, day: string, reason: BounceReason | null) =>
    `Our email to ${email} came back on ${day}: ${reasonOf(reason)}. You get no emails from us except login codes. Please give us another address.`,
  another: "Give us another address",
  check: "Check this address again",
  checkText: "Does the address work now? Send yourself a code and enter it here.",
  works: "Your address works. We’ll send you emails again.",
};

/** Mailings that we stopped, to their reader. */
export const stoppedMailingTexts = {
  title: "Emails we stopped",
  news: "Newsletter",
  alert: (search: string) =>
    search === "" ? "Job alert for all new jobs" : `Job alert for “${search}”`,
  why: {
    BOUNCED: (day: string) => `Stopped on ${day}, because email to your address came back.`,
    COMPLAINED: (day: string) => `Stopped on ${day}, because one of our emails was marked as spam.`,
  },
  restart: "Start again",
  restartOf: (what: string) => `Start again: ${what}`,
};

/** What is wrong with an address, to the staff. */
export const deskMailTroubleTexts = {
  bounced: (day: string, reason: BounceReason | null) =>
    `This address doesn’t work: email came back on ${day}, because ${reasonOf(reason)}. Only login codes go there.`,
  staffMailbox: (day: string, reason: BounceReason | null) =>
    `This address doesn’t work: email came back on ${day}, because ${reasonOf(reason)}. We still send there, so choose one that works.`,
  complained: (day: string) =>
    `One of our emails was marked as spam on ${day}, so no newsletter or job alerts go there.`,
};

/** The rates at the desk. */
export const mailReturnTexts = {
  title: "What comes back",
  rates: "Bounce and complaint rates",
  failed: "We couldn’t load what comes back",
  lead: "Amazon SES reviews an account when more than 5% of its emails come back, or more than 0.1% are marked as spam. It may stop our emails at 10% and 0.5%.",
  notConnected:
    "Amazon SES doesn’t tell this site about these yet. Whoever runs the site can set it up: see SES_TOPIC_ARN in the settings.",
  bounced: (days: number) => `Came back, last ${days} days`,
  complained: (days: number) => `Marked as spam, last ${days} days`,
  none: "None sent",
  /** "0.07%" */
  rate: (rate: number) => `${Number((rate * 100).toFixed(2))}%`,
  part: (part: number, sent: number) =>
    `${language.number(part)} of ${language.counted(sent, "email", "emails")}`,
  softBounced: (count: number, days: number) =>
    `In the last ${days} days, ${language.counted(count, "email", "emails")} came back because a mailbox was full or a server was down.`,
  withheld: (count: number, days: number) =>
    `In the last ${days} days, we held back ${language.counted(count, "email", "emails")} to addresses that don’t work or whose owners don’t want them.`,
};
