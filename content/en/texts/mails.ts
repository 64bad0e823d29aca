/** Texts of all mails that the site sends. The site's name and users' own texts are passed in. */

const notYou = "If this was not you, ignore this mail: nobody can sign in without the code.";

export const loginCodeMailTexts = {
  subject: (code: string, siteName: string) => `${code} is your ${siteName} code`,
  greeting: (name: string) => `Hi ${name}, here is your one-time code:`,
  howLong: (minutes: number) =>
    `It works once, for ${minutes} minutes, in the browser that asked for it. ${notYou}`,
  unknownSubject: (siteName: string) => `Sign in to ${siteName}: no account yet`,
  unknown: (siteName: string) =>
    `Somebody tried to log in to ${siteName} with this address, but it has no account yet.`,
  howToSignUp: `To get one, open the site, choose Log In and then Sign Up. ${notYou}`,
  openSite: (siteName: string) => `Open ${siteName}`,
};

export const applicationMailTexts = {
  place: (role: string, code: string, company: string) => `${role} (${code}) at ${company}`,
  subject: (role: string) => `We received your application: ${role}`,
  thanks: (name: string, place: string, resume: string) =>
    `Hi ${name}, thank you for applying for ${place}. Your resume ${resume} is with us.`,
  renewedSubject: (role: string) => `Your resume was updated: ${role}`,
  renewed: (name: string, place: string, resume: string) =>
    `Hi ${name}, your application for ${place} now carries the resume ${resume}.`,
  next: "A recruiter will look at it and write to this address. You can send a newer resume from the job's page while the job is open.",
  openJob: "Open the job",
};

export const planMailTexts = {
  subject: (plan: string) => `${plan} has started`,
  thanks: (name: string, plan: string) => `Hi ${name}, thank you: ${plan} has started.`,
  payments: (made: number, total: number, amount: string, ends: string) =>
    `This was payment ${made} of ${total}, ${amount} each, one a month. The plan ends on ${ends}; there is no renewal.`,
  next: (disputeDays: number) =>
    `Your specialist will write to you on the next business day. If something about the charge is not right, tell us within ${disputeDays} days.`,
  openSite: (siteName: string) => `Open ${siteName}`,
};

export const contactMailTexts = {
  subject: (name: string) => `Message from ${name}`,
  wrote: (name: string, email: string) => `${name} (${email}) wrote by the contact form:`,
  answerIt: (email: string) =>
    `Answer this mail to write to ${email}. We promised an answer within one business day.`,
  receiptSubject: (siteName: string) => `We received your message to ${siteName}`,
  receipt: (name: string) => `Hi ${name}, thank you for writing to us. This is what we received:`,
  receiptUnproven: "Thank you for writing to us. Your message has arrived.",
  receiptNext:
    "A person reads it and answers within one business day, to this address. To add something, just answer this mail.",
  notYou:
    "If you did not write to us, somebody gave your address by mistake; you can ignore this mail.",
};

export const newsletterMailTexts = {
  news: "the newsletter: new openings, once a week",
  alerts: (query: string, daily: boolean) =>
    `${query === "" ? "all new openings" : `new openings for "${query}"`}, ${daily ? "once a day" : "once a week"} at most`,
  all: (mailings: string[]) => mailings.join("; and "),
  confirmSubject: (siteName: string) => `Please confirm your address for ${siteName}`,
  asked: (siteName: string, mailings: string) =>
    `Somebody, hopefully you, asked for mail from ${siteName} to this address: ${mailings}.`,
  confirmHint: (hours: number) =>
    `The link works for ${hours} hours. If it was not you, do nothing: without your confirmation we send nothing and forget the address.`,
  confirm: "Confirm my address",
  welcomeSubject: (siteName: string) => `You are subscribed to ${siteName}`,
  welcome: (mailings: string) => `Thank you for confirming. You will get ${mailings}.`,
  welcomeHint:
    "When there is nothing new, we send nothing. You can change or stop this at any time by the links below.",
  /** `count` is "7", or "20+" if there are more. */
  digestSubject: (count: string, siteName: string, query: string) =>
    `${count} new ${count === "1" ? "opening" : "openings"} ${query === "" ? `at ${siteName}` : `for "${query}"`}`,
  digest: (siteName: string) => `New at ${siteName} since our last mail:`,
  seeAll: "See all openings",
  why: (siteName: string) => `You get this because you asked ${siteName} for it.`,
  unsubscribe: "Unsubscribe",
  change: "Change what you get",
};
