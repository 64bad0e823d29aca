import type { IntakeItem, PlanStepKind } from "#site/schema-enums.generated";
import { LoginCode } from "../modules/accounts/login-code.entity.js";
import { Application } from "../modules/applications/application.entity.js";
import { Resume } from "../modules/applications/resume.entity.js";
import { Subscription } from "../modules/billing/subscription.entity.js";
import { slugsFor } from "../modules/companies/company-slug.js";
import { Company } from "../modules/companies/company.entity.js";
import { ContactAnswer } from "../modules/contact/contact-answer.entity.js";
import { ContactMessage } from "../modules/contact/contact-message.entity.js";
import { FactorReset } from "../modules/factors/factor-reset.entity.js";
import { Job } from "../modules/jobs/job.entity.js";
import {
  NewsletterRequest,
  NewsletterSubscriber,
  NewsletterSubscription,
} from "../modules/newsletter/newsletter.entity.js";
import { Representation } from "../modules/representation/representation.entity.js";
import { Placement } from "../modules/placements/placement.entity.js";
import { User } from "../modules/accounts/user.entity.js";

export const ID = "0190a1b2-c3d4-7e5f-8a9b-0c1d2e3f4a5b";
export const EMAIL = "ana@example.com";
export const NAME = "Ana Ortiz";
/** Where a change came from. */
export const browser = {
  ipAddress: "203.0.113.7",
  userAgent:
    "Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/128.0.0.0 Safari/537.36",
};

const openings = [
  ["Senior Java Engineer", "$65–$75 an hour", "Cedar Health Systems", "Dallas, TX"],
  ["Data Engineer, Snowflake and dbt", "$128,000–$150,000 a year", "Northwind", "Remote, US"],
  ["Registered Nurse, ICU Nights", "$48–$56 an hour", "Lakeside Medical", "Columbus, OH"],
].map(([role, salary, name, companyLocation]) => {
  const company = Object.assign(new Company(), {
    id: ID,
    slug: slugsFor(name ?? "", ID)[0] ?? "",
    name,
    logoFile: "0190a1b2.png",
  });
  return Object.assign(new Job(), {
    id: ID,
    code: "SB-10023",
    role,
    salary,
    companyLocation,
    company,
  });
});
export const applied = Object.assign(new Application(), {
  id: ID,
  name: NAME,
  email: EMAIL,
  job: openings[0],
  resume: Object.assign(new Resume(), { fileName: "ana-ortiz-java.pdf" }),
});
const asked = Object.assign(new Representation(), {
  id: ID,
  userId: ID,
  requestedById: ID,
  candidateName: NAME,
  clientName: "Cedar Health Systems",
  requisition: "REQ-20418",
  rateAmount: 7000,
  rateCurrency: "USD",
  ratePeriod: "HOUR",
  message:
    "They'd like to meet people this week. The team is six engineers, and two of them started last year.",
  validUntil: new Date("2027-01-31T23:59:59Z"),
  answerBy: new Date("2026-12-06T15:00:00Z"),
  state: "GRANTED",
});
export const placed = Object.assign(new Placement(), {
  candidateName: NAME,
  clientName: "Cedar Health Systems",
  startsOn: "2026-06-08",
  endsOn: "2026-12-06",
});
export const interview = {
  id: ID,
  startsAt: new Date("2026-12-01T16:00:00Z"),
  timeZone: "America/Chicago",
  minutes: 45,
  place: null,
  callUrl: "https://meet.example.com/cedar-java",
  interviewer: "Dana Wells, engineering manager",
  message: "Dana would like to see how you split a large service. A sketch is enough.",
  organizerEmail: "elena@example.com",
  organizerName: "Elena Torres",
  sequence: 0,
  canceledAt: null,
  updatedAt: new Date("2026-11-22T15:00:00Z"),
};
/** An interview's emails, by name. */
export const invitations = {
  "interview-invited": {},
  "interview-changed": {
    ...{ sequence: 1, startsAt: new Date("2026-12-02T20:30:00Z") },
    ...{ place: "200 Cedar Avenue, Dallas, TX 75201, front desk", callUrl: null },
  },
  "interview-canceled": { sequence: 2, canceledAt: new Date("2026-11-23T15:00:00Z") },
};
const contact = Object.assign(new ContactMessage(), {
  name: NAME,
  email: EMAIL,
  message:
    "Hello,\n\nI'm on a STEM OPT that ends in May, and I'm looking for a team that files for the H-1B. Which of your openings should I look at first?\n\nThank you,\nAna",
});
const contactAnswer = Object.assign(new ContactAnswer(), {
  text: "Hi Ana,\n\nThree of our clients file for the H-1B this spring. Start with the data engineer opening in Dallas: its team has two people who came from STEM OPT.\n\nElena Torres",
});
const request = Object.assign(new NewsletterRequest(), {
  email: EMAIL,
  topics: ["NEWS", "JOB_ALERTS"],
  query: "java dallas",
  filter: {},
  frequency: "DAILY",
});
const subscriber = Object.assign(new NewsletterSubscriber(), { id: ID, email: EMAIL });
const subscription = Object.assign(new NewsletterSubscription(), {
  id: ID,
  topic: "JOB_ALERTS",
  query: "java dallas",
  filter: { workplaceType: ["REMOTE"] },
  search: "java dallas, Remote",
  frequency: "DAILY",
});
const boughtPlan = Object.assign(new Subscription(), {
  id: ID,
  userId: ID,
  productId: "MARKET_MY_RESUME_QUATERLY",
  months: 3,
  running: true,
  paymentsMade: 1,
  endsAt: new Date("2027-02-22T00:00:00Z"),
});

const invitation = {
  id: ID,
  email: EMAIL,
  role: "RECRUITER" as const,
  company: openings[0]?.company ?? null,
  companyRole: "OWNER" as const,
  invitedBy: "Elena Torres",
  state: "PENDING" as const,
  createdAt: new Date("2026-11-22T00:00:00Z"),
  expiresAt: new Date("2026-11-29T00:00:00Z"),
  acceptedAt: null,
};

const step = (kind: PlanStepKind, day: string | null, isDone = false) => ({ kind, day, isDone });
/** Whatever the plan, its first weeks with or without what the buyer has to send. */
const beginningsWith = (missing: IntakeItem[], given: string | null) => ({
  intakes: { missingOf: async () => missing },
  planTracks: {
    of: async () => [
      step("PAID", "2026-11-22", true),
      step("INTAKE", given, given !== null),
      step("CONTACT", "2026-11-23"),
      step("FIRST_LIST", "2026-11-27"),
    ],
  },
});
const MISSING: IntakeItem[] = ["RESUME", "TARGET_ROLE", "PHONE"];

export const staffMail = async () => "staff@example.com";

const reset = Object.assign(new FactorReset(), {
  userId: ID,
  createdAt: new Date("2026-11-22T15:04:00Z"),
  takesEffectAt: new Date("2026-11-23T15:04:00Z"),
  canceledAt: null,
  doneAt: null,
});

export const fakes = {
  beginnings: beginningsWith(MISSING, null),
  beginningsComplete: beginningsWith([], "2026-11-22"),
  intakeReminders: {
    findDue: async () => ({
      plan: boughtPlan,
      person: { name: NAME, email: EMAIL },
      missing: MISSING,
    }),
  },
  inbox: { findAnswer: async () => ({ answer: contactAnswer, message: contact }) },
  identities: { connectedTo: async () => [{ provider: "GOOGLE" as const, email: EMAIL }] },
  accounts: { find: async () => ({ name: NAME, email: EMAIL }) },
  accountsByEmail: { findByEmail: async () => ({ name: NAME }) },
  applications: { findForMail: async () => applied },
  lateAnswers: { findLate: async () => applied },
  withdrawn: {
    findForMail: async () => Object.assign(new Application(), applied, { status: "WITHDRAWN" }),
  },
  representationAnswers: {
    findAnswered: async () => ({ row: asked, application: applied }),
    draw: async () => ({ token: "c2FtcGxl".repeat(5), row: asked, application: applied }),
  },
  codes: {
    draw: async () => ({
      code: "204816",
      request: Object.assign(new LoginCode(), { email: EMAIL, profile: null }),
    }),
  },
  contacts: { find: async () => contact },
  exports: {
    findReady: async () => ({
      ...{ userId: ID, requestedAt: new Date("2026-11-22T15:00:00Z"), requestedFrom: browser },
    }),
  },
  digests: {
    compose: async () => ({
      ...{ subscriber, subscription, search: ["java dallas", "Remote"] },
      ...{ jobs: openings, more: true },
    }),
  },
  factorResets: { find: async () => reset },
  factorResetsDone: {
    find: async () =>
      Object.assign(new FactorReset(), { ...reset, doneAt: new Date("2026-11-23T15:04:00Z") }),
  },
  letters: {
    findLetter: async () => ({
      to: EMAIL,
      sender: { name: "Elena Torres", email: "elena@example.com" },
      jobRole: "Senior Java Engineer",
      subject: "Interview for Senior Java Engineer",
      body: "Hi Ana,\n\nCedar Health Systems would like to meet you. Which of these times work for you?\n\n- Tuesday, 10 a.m. CT\n- Thursday, 2 p.m. CT\n\nBest,\nElena",
    }),
  },
  notes: {
    findForMail: async () => ({
      ...{ to: { name: NAME, email: EMAIL }, author: "Elena Torres", applicationId: ID },
      job: openings[0] ?? new Job(),
    }),
  },
  newsletter: {
    draw: async () => ({ token: "c2FtcGxl".repeat(5), request, search: request.query }),
    find: async () => subscriber,
    listOf: async () => [subscription],
  },
  adminInvitations: {
    draw: async () => ({
      token: "c2FtcGxl".repeat(5),
      invitation: { ...invitation, role: "ADMIN" as const, company: null, companyRole: null },
    }),
  },
  invitations: { draw: async () => ({ token: "c2FtcGxl".repeat(5), invitation }) },
  people: {
    find: async () =>
      Object.assign(new User(), { id: ID, name: NAME, email: EMAIL, applicationMails: true }),
  },
  noAccounts: { findByEmail: async () => null },
  stillOpen: {
    findForMail: async () => ({
      job: Object.assign(new Job(), openings[0], {
        validThrough: new Date("2026-12-01T17:00:00Z"),
      }),
      user: { id: ID, name: NAME, email: EMAIL, role: "RECRUITER" as const, disabledAt: null },
    }),
  },
  subscriptions: { find: async () => boughtPlan, isOverlapInReview: async () => false },
};
