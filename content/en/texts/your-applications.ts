import { withPeriod } from "#site/with-period";
import { longFirmDay as on } from "#texts/long-day";
import type { ApplicationEventKind, ApplicationStatus } from "#site/schema-enums.generated";

/** What a stage means to the candidate: a short name, and what happens next. */
export const yourStages: Record<ApplicationStatus, { name: string; next: string }> = {
  SUBMITTED: { name: "Sent", next: "A recruiter will read it within two business days." },
  REVIEWED: { name: "Read", next: "A recruiter has read it and is working out the next step." },
  SUBMITTED_TO_CLIENT: {
    name: "With the client",
    next: "We sent your resume to the client. They usually answer within a week.",
  },
  INTERVIEW: {
    name: "Interview",
    next: "They’d like to meet you. Your recruiter will set the time.",
  },
  OFFER: { name: "Offer", next: "You have an offer. Your recruiter will go through it with you." },
  HIRED: { name: "You got the job", next: "Your recruiter will email you about your first day." },
  REJECTED: { name: "Not this time", next: "This was for one job only. You can apply for others." },
  WITHDRAWN: { name: "Withdrawn", next: "You withdrew it. No one is working on it." },
};

/** What happened to an application, as the candidate reads it. */
export const yourHistory: Record<
  ApplicationEventKind,
  (company: string, stage: ApplicationStatus) => string
> = {
  SUBMITTED: () => "You applied",
  RESUME_REPLACED: () => "You sent a newer resume",
  MOVED: (company, stage) => `${company}: ${yourStages[stage].name}`,
  UNDONE: (company, stage) => `${company}: back to ${yourStages[stage].name}`,
  WITHDRAWN: () => "You withdrew your application",
  REAPPLIED: () => "You applied again",
};

/** "My account": applications. */
export const yourApplicationTexts = {
  lead: "Every job you applied to here, and where each one stands.",
  failed: "We couldn’t load your applications",
  none: "No applications yet",
  noneText: "When you apply for a job, you can follow it here.",
  browse: "Browse job openings",
  at: (company: string, place: string) => `${company}, ${place}`,
  applied: (time: string) => `Applied ${on(time)}`,
  since: (time: string) => `since ${on(time)}`,
  resume: "Resume sent:",
  interviewsOf: (role: string) => `Interviews for ${role}`,
  interview: (when: string) => `Interview: ${when}`,
  interviewWith: (minutes: number, interviewer: string) => `${minutes} minutes with ${interviewer}`,
  joinCall: "Join the call",
  history: "History",
  historyOf: (role: string) => `History of ${role}`,
  historyFailed: "We couldn’t load the history",
  day: on,
  withdraw: "Withdraw",
  withdrawNamed: (role: string) => `Withdraw your application for ${role}`,
  withdrawTitle: "Withdraw your application?",
  withdrawText: (role: string, company: string) =>
    `We’ll tell the recruiters that you’re no longer interested in ${role} at ${withPeriod(company)} You can apply again while the job is open.`,
  notWithdrawn: "We couldn’t withdraw it. Please try again.",
  again: "Apply again",
  againNamed: (role: string) => `Apply again for ${role}`,
  newerResume: "Send a newer resume",
  newerResumeNamed: (role: string) => `Send a newer resume for ${role}`,
  mails: "Emails about your applications",
  mailsLead: "We email you when a status changes and when we need your OK to submit your resume.",
  mailsSwitch: "Email me when a status changes",
  mailsOn: "We’ll email you.",
  mailsOff:
    "We won’t email you when a status changes. We’ll still ask for your OK before we submit your resume.",
  mailsFailed: "We couldn’t save this. Please try again.",
};
