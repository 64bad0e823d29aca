import { FIRM_ZONE } from "#site/firm-zone";
import { interviewTime } from "#texts/interviews";
import { language } from "#texts/language";
import { providerNames } from "#texts/sign-in-problems";
import { withPeriod } from "#site/with-period";
/** Texts of all emails that the site sends. The site’s name and people’s own texts are passed in. */

const becauseYou = (what: string) => `You’re getting this email because ${what}.`;

/** Starts each email to a person, on a line of its own. */
export const greeting = (name = ""): string => (name === "" ? "Hi," : `Hi ${name},`);

/** When something happened to an account and where it came from, in every email about that. */
export const changeMailTexts = {
  when: "When",
  asked: "Requested",
  /** @param timeZone of the person who made the change; the firm's if unknown */
  time: (at: Date | string, timeZone: string = FIRM_ZONE) => interviewTime(at, timeZone),
  device: "Device",
  /** @param browser "Chrome 128" @param system "Windows 10" */
  deviceName: (browser: string, system: string) => `${browser} on ${system}`,
  network: "Network",
  wasNotMe: "This wasn’t me",
};

export const loginCodeMailTexts = {
  subject: (code: string, siteName: string) => `${code} is your ${siteName} code`,
  title: "Your one-time code",
  preview: (minutes: number) => `It works once, for ${minutes} minutes.`,
  hereItIs: "Here’s your code:",
  howLong: (minutes: number) =>
    `It works once, for ${minutes} minutes, in the browser where you asked for it.`,
  notYou: "Didn’t ask for a code? Ignore this email. No one can log in without the code.",
  why: (siteName: string) => becauseYou(`someone entered this address on ${siteName}`),
};

export const applicationMailTexts = {
  subject: (role: string) => `We got your application: ${role}`,
  title: "We got your application",
  thanks: "Thanks for applying. Here’s what we have:",
  renewedSubject: (role: string) => `We updated your resume: ${role}`,
  renewedTitle: "We updated your resume",
  renewed: "We replaced the resume on your application. Here’s what we have now:",
  facts: {
    jobId: "Job ID",
    resume: "Resume",
  },
  where: (company: string, place: string) => `${company} · ${place}`,
  next: "A recruiter will read it within two business days and email you at this address.",
  follow: "Follow your application",
  newerResume:
    "Got a newer resume? You can replace this one on the job page while the job is open.",
  openJob: "View the job",
  why: (siteName: string) => becauseYou(`you applied for a job on ${siteName}`),
};

/** An application that no one has read within two business days. */
export const answerLateMailTexts = {
  subject: (role: string) => `Your application is still waiting: ${role}`,
  title: "You should have heard from us",
  preview: "It’s been two business days, and your application is still waiting.",
  sorry:
    "We said that a recruiter would read your application within two business days. No one has yet, and we’re sorry.",
  waits: "You don’t have to send it again. We’ll email you when it moves.",
  ask: "Reply to this email if you need an answer by a certain date.",
  times: (company: string) => `How fast ${company} responds`,
};

/** An application that was to be sent some seconds later, when its job had closed, or that could not be sent. */
export const notSentMailTexts = {
  subject: (role: string) => `We couldn’t send your application: ${role}`,
  title: "We couldn’t send your application",
  closed: {
    preview: "The job closed just before we could send it. No one has seen it.",
    text: (role: string, company: string) =>
      `The job ${role} at ${company} closed seconds before we sent your application, so we didn’t send it. No one has seen it.`,
    button: "See other jobs",
  },
  failed: {
    preview: "Something went wrong on our side. Please apply again.",
    text: (role: string, company: string) =>
      `Something went wrong on our side, so we didn’t send your application for the job ${role} at ${company}. No one has seen it. We’re sorry. Please apply again.`,
    button: "Apply again",
  },
  unchanged: "Your other applications stay as they are.",
  applications: "See your applications",
};

export const planMailTexts = {
  subject: (plan: string) => `Your plan has started: ${plan}`,
  title: (plan: string) => `${plan} has started`,
  thanks: "Thanks for your order. Here’s your receipt:",
  facts: { plan: "Plan", payment: "Payment", amount: "Amount", ends: "Ends" },
  payment: (made: number, total: number) => `${made} of ${total}`,
  amount: (monthly: string) => `${monthly} a month`,
  next: "Your specialist will email you on the next business day.",
  dispute: (days: number) =>
    `Something wrong with the charge? Reply to this email within ${days} days.`,
  manage: (siteName: string) =>
    `To see your payments or change your card, log in to ${siteName} and open your account.`,
  openSite: (siteName: string) => `Open ${siteName}`,
  why: (siteName: string) => becauseYou(`you bought a plan on ${siteName}`),
};

export const contactMailTexts = {
  subject: (name: string) => `Message from ${name}`,
  preview: "Sent from the contact form.",
  wrote: (name: string, email: string) => `${name} (${email}) sent this through the contact form:`,
  answerIt: (email: string) =>
    `Reply to this email to write back to ${email}. We promised an answer within one business day.`,
  staffWhy: (siteName: string) =>
    becauseYou(`messages from the ${siteName} contact form go to this address`),
  receiptSubject: (siteName: string) => `${siteName} got your message`,
  receiptTitle: "We got your message",
  receiptPreview: "We’ll reply within one business day.",
  receipt: "Thanks for writing. Here’s what you sent:",
  receiptUnproven: "Thanks for writing. Your message has arrived.",
  receiptNext:
    "A person will read it and reply to this address within one business day. To add something, reply to this email.",
  notYou: "Didn’t write to us? Someone entered your address by mistake. Ignore this email.",
  /** Starts like the receipt's subject, so that mail programs keep both together. */
  answerSubject: (siteName: string) => `Re: ${siteName} got your message`,
  answerTitle: "Our answer to your message",
  answerPreview: "Here’s our reply.",
  answerQuote: "You wrote:",
  answerReply: "To write back, reply to this email.",
  why: (siteName: string) =>
    becauseYou(`someone entered this address in the ${siteName} contact form`),
};

export const newsletterMailTexts = {
  news: "new openings once a week",
  alerts: (query: string, daily: boolean) =>
    `${query === "" ? "all new openings" : `new openings for ${language.quoted(query)}`} ${daily ? "once a day" : "once a week"}`,
  all: (mailings: string[]) => mailings.join(" and "),
  confirmSubject: (siteName: string) => `Confirm your email for ${siteName}`,
  confirmTitle: "Confirm your email to start",
  confirmPreview: "We won’t send anything until you do.",
  asked: (siteName: string, mailings: string) =>
    `You, or someone using this address, signed up at ${siteName} for ${mailings}.`,
  confirmHint: (hours: number) =>
    `The link works for ${hours} hours. Didn’t sign up? Ignore this email. We won’t send more, and we’ll delete your address.`,
  confirm: "Confirm my email",
  confirmWhy: (siteName: string) =>
    becauseYou(`someone entered this address in a sign-up form on ${siteName}`),
  welcomeSubject: (siteName: string) => `You’re subscribed to ${siteName}`,
  welcomeTitle: "You’re subscribed",
  welcomePreview: "Nothing new? No email.",
  welcome: (mailings: string) => `Thanks for confirming. You’ll get ${mailings}.`,
  welcomeHint:
    "Nothing new? No email. Use the links below to change what you get or to unsubscribe anytime.",
  browse: "Browse job openings",
  /** `count` is "7", or "20+" if there are more. */
  digestSubject: (count: string, siteName: string, query: string) =>
    `${count} new ${count === "1" ? "opening" : "openings"} ${query === "" ? `at ${siteName}` : `for ${language.quoted(query)}`}`,
  shortSearch: (parts: readonly string[], most: number) =>
    parts.length <= most
      ? parts.join(", ")
      : `${parts.slice(0, most).join(", ")}, and ${parts.length - most} more`,
  wholeSearch: (parts: readonly string[]) => `Your search: ${parts.join(", ")}`,
  digest: "Posted since our last email:",
  seeAll: "See all openings",
  why: (siteName: string) => becauseYou(`you subscribed at ${siteName}`),
  unsubscribe: "Unsubscribe",
  change: "Change what you get",
};

export const staffMailTexts = {
  /** What a person does here, after "as". */
  as: {
    ADMIN: "an administrator",
    OWNER: "an owner",
    RECRUITER: "a recruiter",
    VIEWER: "a viewer",
  },
  inviteSubject: (siteName: string) => `You’re invited to join ${siteName}`,
  inviteTitle: (siteName: string) => `Join the team at ${siteName}`,
  invitePreview: (days: number) => `Your link works once, for ${days} days.`,
  invited: (inviter: string, siteName: string, as: string) =>
    `${inviter} invited you to work on ${siteName} as ${as}.`,
  invitedFor: (inviter: string, siteName: string, as: string, company: string) =>
    `${inviter} invited you to work on ${siteName} as ${as} for ${withPeriod(company)}`,
  someone: "Someone on our team",
  inviteHow:
    "Open the link and log in with this email address. You’ll then set up a passkey or an authenticator app.",
  accept: "See the invitation",
  inviteHint: (days: number) =>
    `The link works once, for ${days} days, and only for this address. Not expecting this? Ignore this email, and nothing will change.`,
  inviteWhy: (siteName: string) =>
    becauseYou(`someone on the ${siteName} team entered this address`),
  roleSubject: (siteName: string) => `Your role at ${siteName} changed`,
  roleTitle: "Your role changed",
  rolePreview: "Please log in again.",
  role: {
    ADMIN: (siteName: string) =>
      `You’re now an administrator of ${siteName}. You can act for every company and manage the team.`,
    RECRUITER: (siteName: string) =>
      `You’re now a recruiter on ${siteName}. You can work for the companies that added you.`,
    CANDIDATE: (siteName: string) =>
      `You’re no longer on the ${siteName} team. Your account is still here, and you can apply for jobs with it.`,
  },
  newFactor:
    "Our team logs in with a passkey or an authenticator app. Passkeys you added as a candidate don’t count, so please add one when you log in.",
  removed: "Removed",
  passkeys: (count: number) => (count === 1 ? "1 passkey" : `${count} passkeys`),
  authenticatorApp: "Authenticator app",
  stillConnected: "Still connected",
  connectedAccount: (provider: keyof typeof providerNames, email: string) =>
    email === "" ? providerNames[provider] : `${providerNames[provider]} (${email})`,
  notYours:
    "Don’t recognize one of these? Someone else may have been in your account. Disconnect it under My account, Login, and email us.",
  acceptedPreview: "You accepted an invitation.",
  acceptedNext: "We logged you out in other browsers.",
  acceptedWhy: (siteName: string) => becauseYou(`you accepted an invitation to ${siteName}`),
  roleNext: "We logged you out everywhere, so please log in again.",
  questions: (email: string) => `Didn’t expect this? Email ${email}.`,
  openSite: (siteName: string) => `Open ${siteName}`,
  roleWhy: (siteName: string) => becauseYou(`an administrator changed your ${siteName} account`),
  offSubject: (siteName: string) => `Your ${siteName} account was turned off`,
  offTitle: "Your account was turned off",
  offPreview: "You can’t log in for now.",
  off: (siteName: string) =>
    `An administrator turned off your ${siteName} account. You can’t log in for now. We haven’t deleted anything.`,
  offNext: (email: string) => `Think this is a mistake? Email ${email}.`,
};
