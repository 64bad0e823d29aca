import { factorMailTexts } from "#texts/factors";
import { stageNews } from "#texts/stage-mails";
import { keysOf } from "../core/keys.js";
import type { Mail } from "../integrations/mail/mail.js";
import { loginCodeMail } from "../modules/accounts/login-code.mail.js";
import { LoginCode } from "../modules/accounts/login-code.entity.js";
import { applicationReceivedMail } from "../modules/applications/application-received.mail.js";
import { Application } from "../modules/applications/application.entity.js";
import { applicationMovedMail } from "../modules/applications/stages/application-moved.mail.js";
import { newApplicationsMail } from "../modules/applications/stages/new-applications.mail.js";
import { Resume } from "../modules/applications/resume.entity.js";
import { planStartedMail } from "../modules/billing/plan-started.mail.js";
import { Subscription } from "../modules/billing/subscription.entity.js";
import { Company } from "../modules/companies/company.entity.js";
import { ContactAnswer } from "../modules/contact/contact-answer.entity.js";
import { ContactMessage } from "../modules/contact/contact-message.entity.js";
import { contactMails } from "../modules/contact/contact.mail.js";
import { seal } from "../core/secrets.js";
import { lastMailOf } from "../modules/departures/account-deletion.service.js";
import { DeletionLinks } from "../modules/departures/deletion.links.js";
import {
  accountDeletedMail,
  deletionAskedMail,
  exportReadyMail,
} from "../modules/departures/departure.mail.js";
import { factorMails } from "../modules/factors/factor-mails.js";
import { FactorReset } from "../modules/factors/factor-reset.entity.js";
import { FactorResetLinks } from "../modules/factors/factor-reset.links.js";
import { jobExpiringMail } from "../modules/jobs/expiry/job-expiring.mail.js";
import { StillOpenLinks } from "../modules/jobs/expiry/still-open.links.js";
import { Job } from "../modules/jobs/job.entity.js";
import {
  NewsletterRequest,
  NewsletterSubscriber,
  NewsletterSubscription,
} from "../modules/newsletter/newsletter.entity.js";
import { NewsletterLinks } from "../modules/newsletter/newsletter.links.js";
import {
  newsletterConfirmMail,
  newsletterDigestMail,
  newsletterWelcomeMail,
} from "../modules/newsletter/newsletter.mail.js";
import type { MailSite } from "../modules/outbox/mail-content.js";
import type { NoticeKind } from "../modules/outbox/notices.js";
import { PlanService } from "../modules/plans/plan.service.js";
import { applicationWithdrawnMail } from "../modules/applications/stages/application-withdrawn.mail.js";
import { Representation } from "../modules/representation/representation.entity.js";
import { representationMails } from "../modules/representation/representation.mail.js";
import { Interview } from "../modules/placements/interviews/interview.entity.js";
import { interviewMail } from "../modules/placements/interviews/interview.mail.js";
import { placementEndingMail } from "../modules/placements/placement-ending.mail.js";
import { Placement } from "../modules/placements/placement.entity.js";
import { candidateMailMail } from "../modules/records/mails/candidate-mail.mail.js";
import { noteMentionMail } from "../modules/records/notes/note-mention.mail.js";
import { staffMails } from "../modules/staff/staff.mail.js";
import { User } from "../modules/accounts/user.entity.js";

const ID = "0190a1b2-c3d4-7e5f-8a9b-0c1d2e3f4a5b";
const EMAIL = "ana@example.com";
const NAME = "Ana Ortiz";

const openings = [
  ["Senior Java Engineer", "$65 – $75 an hour", "Cedar Health Systems", "Dallas, TX"],
  ["Data Engineer, Snowflake and dbt", "$128,000 – $150,000 a year", "Northwind", "Remote, US"],
  ["Registered Nurse, ICU Nights", "$48 – $56 an hour", "Lakeside Medical", "Columbus, OH"],
].map(([role, salary, name, companyLocation]) => {
  const company = Object.assign(new Company(), { id: ID, name });
  return Object.assign(new Job(), {
    id: ID,
    code: "SB-10023",
    role,
    salary,
    companyLocation,
    company,
  });
});
const applied = Object.assign(new Application(), {
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
const placed = Object.assign(new Placement(), {
  candidateName: NAME,
  clientName: "Cedar Health Systems",
  startsOn: "2026-06-08",
  endsOn: "2026-12-06",
});
const interview = {
  id: ID,
  startsAt: new Date("2026-12-01T16:00:00Z"),
  timeZone: "America/Chicago",
  minutes: 45,
  place: null,
  callUrl: "https://meet.example.com/cedar-java",
  interviewer: "Dana Wells, engineering manager",
  message: "Dana would like to see how you split a large service. A sketch is enough.",
  sequence: 0,
  canceledAt: null,
  updatedAt: new Date("2026-11-22T15:00:00Z"),
};
/** An interview's emails, by name. */
const invitations = {
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
  frequency: "DAILY",
});
const subscriber = Object.assign(new NewsletterSubscriber(), { id: ID, email: EMAIL });
const subscription = Object.assign(new NewsletterSubscription(), {
  id: ID,
  topic: "JOB_ALERTS",
  query: "java dallas",
  frequency: "DAILY",
});
const boughtPlan = Object.assign(new Subscription(), {
  userId: ID,
  productId: "MARKET_MY_RESUME_QUATERLY",
  months: 3,
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

const staffMail = async () => "staff@example.com";

const fakes = {
  inbox: { findAnswer: async () => ({ answer: contactAnswer, message: contact }) },
  identities: { connectedTo: async () => [{ provider: "GOOGLE" as const, email: EMAIL }] },
  accounts: { find: async () => ({ name: NAME, email: EMAIL }) },
  accountsByEmail: { findByEmail: async () => ({ name: NAME }) },
  applications: { findForMail: async () => applied },
  withdrawn: {
    findForMail: async () =>
      Object.assign(new Application(), applied, { id: ID, status: "WITHDRAWN" }),
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
  exports: { findReady: async () => ({ userId: ID }) },
  digests: { compose: async () => ({ subscriber, subscription, jobs: openings, more: true }) },
  factorResets: {
    find: async () =>
      Object.assign(new FactorReset(), {
        userId: ID,
        takesEffectAt: new Date("2026-11-23T15:04:00Z"),
      }),
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
      ...{ to: EMAIL, author: "Elena Torres", applicationId: ID },
      job: openings[0] ?? new Job(),
    }),
  },
  newsletter: {
    draw: async () => ({ token: "c2FtcGxl".repeat(5), request }),
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
  people: { find: async () => Object.assign(new User(), { id: ID, name: NAME, email: EMAIL }) },
  noAccounts: { findByEmail: async () => null },
  stillOpen: {
    findForMail: async () => ({
      job: Object.assign(new Job(), openings[0], {
        validThrough: new Date("2026-12-01T00:00:00Z"),
      }),
      user: { id: ID, name: NAME, email: EMAIL, role: "RECRUITER" as const, disabledAt: null },
    }),
  },
  subscriptions: { find: async () => boughtPlan, countPayments: async () => 1 },
};

/** Every kind of mail in all its variants, by name; a missing kind does not compile. */
function mailsOf(site: MailSite): Record<NoticeKind, Record<string, Promise<Mail | null>>> {
  const links = new NewsletterLinks(site.origin, "sample");
  const loginCodeId = ID;
  const deletionLinks = new DeletionLinks(site.origin, "sample");
  const deletionAsked = (byStaff: boolean) => {
    const takesEffectAt = new Date("2027-02-22T15:30:00Z");
    const deletion = { userId: ID, takesEffectAt, canceledAt: null, byStaff };
    const deletions = { find: async () => deletion };
    const render = deletionAskedMail(site, deletions, fakes.accounts, deletionLinks);
    return render({ deletionId: ID });
  };
  const resetLinks = new FactorResetLinks(site.origin, "sample");
  const factors = factorMails(site, { ...fakes, resetLinks });
  const application = applicationReceivedMail(site, fakes.applications);
  const contacts = contactMails(site, {
    contact: fakes.contacts,
    contactInbox: fakes.inbox,
    settings: { staffMail },
  });
  const to = { applicationId: ID, contactMessageId: ID, requestId: ID, subscriptionId: ID };
  const staff = staffMails(site, fakes);
  const consents = representationMails(site, { ...fakes, accounts: fakes.people });
  const consent = { representationId: ID };
  const digest = { ...to, since: new Date(0).toISOString() };
  return {
    LOGIN_CODE: {
      "login-code": loginCodeMail(site, fakes.codes, fakes.accountsByEmail)({ loginCodeId }),
      "login-code-nameless": loginCodeMail(site, fakes.codes, fakes.noAccounts)({ loginCodeId }),
    },
    APPLICATION_RECEIVED: {
      "application-received": application({ ...to, renewed: false }),
      "application-renewed": application({ ...to, renewed: true }),
    },
    APPLICATION_MOVED: Object.fromEntries(
      keysOf(stageNews).map((stage) => [
        `application-${stage.toLowerCase().replaceAll("_", "-")}`,
        applicationMovedMail(site, {
          find: async () => ({ to: EMAIL, stage, application: applied }),
        })({ eventId: ID }),
      ]),
    ),
    NEW_APPLICATIONS: {
      "new-applications": newApplicationsMail(site, {
        compose: async () => ({ to: EMAIL, job: applied.job, names: [NAME, "Li Wei"], total: 22 }),
      })({ jobId: ID, userId: ID, until: "2026-11-22T13:00:00Z" }),
    },
    JOB_EXPIRING: {
      "job-expiring": jobExpiringMail(
        site,
        fakes.stillOpen,
        new StillOpenLinks(site.origin, "sample"),
      )({ jobId: ID, userId: ID }),
    },
    APPLICATION_WITHDRAWN: {
      "application-withdrawn": applicationWithdrawnMail(
        site,
        staffMail,
        fakes.withdrawn,
        fakes.people,
      )({ applicationId: ID, userId: null }),
    },
    REPRESENTATION_REQUESTED: {
      "consent-requested": consents.REPRESENTATION_REQUESTED({ ...consent, reminder: false }),
      "consent-reminder": consents.REPRESENTATION_REQUESTED({ ...consent, reminder: true }),
    },
    REPRESENTATION_ANSWERED: {
      "consent-answered": consents.REPRESENTATION_ANSWERED(consent),
    },
    PLAN_STARTED: {
      "plan-started": planStartedMail(
        site,
        fakes.subscriptions,
        fakes.accounts,
        new PlanService(),
      )(to),
    },
    CONTACT_MESSAGE: {
      "contact-message": contacts.CONTACT_MESSAGE(to),
    },
    CONTACT_ANSWER: {
      "contact-answer": contacts.CONTACT_ANSWER({ contactAnswerId: ID }),
    },
    CONTACT_RECEIPT: {
      "contact-receipt": contacts.CONTACT_RECEIPT(to),
      "contact-receipt-with-quote": contacts.CONTACT_RECEIPT({ ...to, isSendersOwn: true }),
    },
    INTERVIEW: Object.fromEntries(
      keysOf(invitations).map((name) => [name, interviewOf(site, invitations[name])]),
    ),
    PLACEMENT_ENDING: {
      "placement-ending": placementEndingMail(site, {
        findForMail: async () => ({
          to: { name: NAME, email: EMAIL },
          placement: placed,
          role: "Senior Java Engineer",
        }),
      })({ placementId: ID, endsOn: "2026-12-06", userId: ID }),
    },
    CANDIDATE_MAIL: {
      "candidate-mail": candidateMailMail(site, fakes.letters)({ candidateMailId: ID }),
    },
    NOTE_MENTION: {
      "note-mention": noteMentionMail(site, fakes.notes)({ noteId: ID, userId: ID }),
    },
    FACTOR_CHANGED: Object.fromEntries(
      keysOf(factorMailTexts.events).map((event) => [
        `factor-${event.toLowerCase().replaceAll("_", "-")}`,
        factors.FACTOR_CHANGED({ userId: ID, event, at: "2026-11-22T15:04:00Z" }),
      ]),
    ),
    DATA_EXPORT_READY: {
      "data-export-ready": exportReadyMail(site, fakes.exports, fakes.accounts)({ exportId: ID }),
    },
    DELETION_REQUESTED: {
      "deletion-requested": deletionAsked(false),
      "deletion-requested-by-staff": deletionAsked(true),
    },
    ACCOUNT_DELETED: {
      "account-deleted": accountDeletedMail(
        site,
        "sample",
      )({ deletionId: ID, sealedAddress: seal("sample", lastMailOf(ID), EMAIL) }),
    },
    FACTOR_RESET_REQUESTED: {
      "factor-reset-requested": factors.FACTOR_RESET_REQUESTED({ factorResetId: ID }),
    },
    FACTOR_RESET_DONE: {
      "factor-reset-done": factors.FACTOR_RESET_DONE({ factorResetId: ID }),
    },
    NEWSLETTER_CONFIRM: {
      "newsletter-confirm": newsletterConfirmMail(site, fakes.newsletter, links)(to),
    },
    NEWSLETTER_WELCOME: {
      "newsletter-welcome": newsletterWelcomeMail(
        site,
        fakes.newsletter,
        links,
      )({ subscriberId: ID }),
    },
    STAFF_INVITATION: {
      "staff-invitation": staff.STAFF_INVITATION({ invitationId: ID }),
      "staff-invitation-admin": staffMails(site, {
        ...fakes,
        invitations: fakes.adminInvitations,
      }).STAFF_INVITATION({ invitationId: ID }),
    },
    ROLE_CHANGED: {
      "role-admin": staff.ROLE_CHANGED({ userId: ID, role: "ADMIN" }),
      "role-recruiter": staff.ROLE_CHANGED({
        ...{ userId: ID, role: "RECRUITER" },
        promoted: { passkeys: 2, hadTotp: true },
      }),
      "role-accepted": staff.ROLE_CHANGED({
        ...{ userId: ID, role: "RECRUITER", accepted: true },
        promoted: { passkeys: 0, hadTotp: false },
      }),
      "role-candidate": staff.ROLE_CHANGED({ userId: ID, role: "CANDIDATE" }),
    },
    ACCOUNT_DISABLED: { "account-disabled": staff.ACCOUNT_DISABLED({ userId: ID }) },
    NEWSLETTER_DIGEST: {
      "newsletter-digest": newsletterDigestMail(site, fakes.digests, links)(digest),
    },
  };
}

const interviewOf = (site: MailSite, change: Partial<Interview>) =>
  interviewMail(site, {
    findForMail: async () => ({
      interview: Object.assign(new Interview(), interview, change),
      application: applied,
      candidate: Object.assign(new User(), { id: ID, name: NAME, email: EMAIL }),
      recruiter: Object.assign(new User(), { name: "Elena Torres", email: "elena@example.com" }),
    }),
  })({ interviewId: ID, sequence: 0 });

/** A sample of every mail, rendered by the product's own code from made-up data. */
export async function sampleMails(site: MailSite): Promise<{ name: string; mail: Mail }[]> {
  const named = Object.values(mailsOf(site)).flatMap((variants) => Object.entries(variants));
  return Promise.all(
    named.map(async ([name, rendered]) => {
      const mail = await rendered;
      if (!mail) throw new Error(`No mail for ${name}`);
      return { name, mail };
    }),
  );
}
