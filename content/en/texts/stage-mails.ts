import { withPeriod } from "#site/with-period";

const becauseYou = (what: string) => `You’re getting this email because ${what}.`;

interface StageNews {
  subject: (role: string) => string;
  title: string;
  /** What happened, after the greeting. */
  text: (role: string, company: string) => string;
  /** What comes next. */
  next: string;
}

/** What a candidate reads when the application moves on. Not every stage is worth an email. */
export const stageNews: Record<
  "SUBMITTED_TO_CLIENT" | "INTERVIEW" | "OFFER" | "HIRED" | "REJECTED",
  StageNews
> = {
  SUBMITTED_TO_CLIENT: {
    subject: (role) => `We submitted your resume: ${role}`,
    title: "We submitted your resume",
    text: (role, company) =>
      `We’ve sent your application for ${role} to the team at ${withPeriod(company)}`,
    next: "They usually answer within a week. Your recruiter will email you when they do.",
  },
  INTERVIEW: {
    subject: (role) => `They want to meet you: ${role}`,
    title: "They want to meet you",
    text: (role, company) => `${company} would like to interview you for ${role}.`,
    next: "Your recruiter will email you to find a time.",
  },
  OFFER: {
    subject: (role) => `You have an offer: ${role}`,
    title: "You have an offer",
    text: (role, company) => `${company} would like to offer you the job: ${role}.`,
    next: "Your recruiter will go through the details with you. Take the time you need.",
  },
  HIRED: {
    subject: (role) => `You got the job: ${role}`,
    title: "You got the job",
    text: (role, company) =>
      `It’s official. You’re starting as ${role} at ${withPeriod(company)} Congratulations!`,
    next: "Your recruiter will email you about your first day and your paperwork.",
  },
  REJECTED: {
    subject: (role) => `About your application: ${role}`,
    title: "About your application",
    text: (role, company) =>
      `Thank you for applying for ${role}. ${company} has decided not to move forward this time.`,
    next: "This was for one job only. We’d be glad to see you apply for another.",
  },
};

export const stageMailTexts = {
  facts: { job: "Job", company: "Company", location: "Location", jobId: "Job ID" },
  openJob: "View the job",
  follow: "See your applications",
  browse: "See other jobs",
  why: (siteName: string) => becauseYou(`you applied for a job on ${siteName}`),
  settings: "Turn these emails off",
};

export const withdrawnMailTexts = {
  subject: (name: string, role: string) => `${name} withdrew: ${role}`,
  title: "An application was withdrawn",
  text: (name: string, role: string, company: string) =>
    `${name} withdrew the application for ${role} at ${withPeriod(company)}`,
  preview: "There’s nothing left to do.",
  why: (siteName: string) => becauseYou(`you work on this job at ${siteName}`),
  settings: "Turn these emails off",
};

export const newApplicationsMailTexts = {
  subject: (count: number, role: string) =>
    `${count} new ${count === 1 ? "application" : "applications"}: ${role}`,
  title: (count: number) => `${count} new ${count === 1 ? "application" : "applications"}`,
  preview: "Since yesterday.",
  intro: (role: string, company: string) => `These people applied for ${role} at ${company}:`,
  more: (count: number) => `and ${count} more`,
  open: "Open the applications",
  why: (siteName: string) => becauseYou(`you work on this job at ${siteName}`),
  settings: "Turn these emails off",
};
