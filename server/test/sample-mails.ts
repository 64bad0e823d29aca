import { factorMailTexts } from "#texts/factors";
import { stageNews } from "#texts/stage-mails";
import { keysOf } from "../core/keys.js";
import type { Mail } from "../integrations/mail/mail.js";
import { loginCodeMail } from "../modules/accounts/login-code.mail.js";
import { applicationReceivedMail } from "../modules/applications/application-received.mail.js";
import { answerLateMail } from "../modules/applications/stages/answer-late.mail.js";
import { applicationNotSentMail } from "../modules/applications/held/application-not-sent.mail.js";
import { applicationMovedMail } from "../modules/applications/stages/application-moved.mail.js";
import { newApplicationsMail } from "../modules/applications/stages/new-applications.mail.js";
import { planStartedMail } from "../modules/billing/plan-started.mail.js";
import { contactMails } from "../modules/contact/contact.mail.js";
import { seal } from "../core/secrets.js";
import { lastMailOf, lastRequestOf } from "../modules/departures/account-deletion.service.js";
import { DeletionLinks } from "../modules/departures/deletion.links.js";
import {
  accountDeletedMail,
  deletionAskedMail,
  exportReadyMail,
} from "../modules/departures/departure.mail.js";
import { factorMails } from "../modules/factors/factor-mails.js";
import { FactorResetLinks } from "../modules/factors/factor-reset.links.js";
import { NotMeLinks } from "../modules/factors/not-me.links.js";
import { intakeReminderMail } from "../modules/intakes/intake-reminder.mail.js";
import { jobExpiringMail } from "../modules/jobs/expiry/job-expiring.mail.js";
import { StillOpenLinks } from "../modules/jobs/expiry/still-open.links.js";
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
import { representationMails } from "../modules/representation/representation.mail.js";
import { Interview } from "../modules/placements/interviews/interview.entity.js";
import { interviewMail } from "../modules/placements/interviews/interview.mail.js";
import { placementEndingMail } from "../modules/placements/placement-ending.mail.js";
import { candidateMailMail } from "../modules/records/mails/candidate-mail.mail.js";
import { noteMentionMail } from "../modules/records/notes/note-mention.mail.js";
import { staffMails } from "../modules/staff/staff.mail.js";
import { User } from "../modules/accounts/user.entity.js";
import {
  ID,
  EMAIL,
  NAME,
  browser,
  applied,
  placed,
  interview,
  invitations,
  staffMail,
  fakes,
} from "./sample-mail-data.js";
import { paymentReview, planStaffNews } from "./sample-staff-news.js";
import { planMailSamples } from "./sample-plan-mails.js";

const AT = "2026-11-22T15:04:00Z";

const planStarted = (site: MailSite, beginnings: typeof fakes.beginnings) =>
  planStartedMail(site, fakes.subscriptions, fakes.accounts, new PlanService(), beginnings);

/** Every kind of mail in all its variants, by name; a missing kind does not compile. */
function mailsOf(site: MailSite): Record<NoticeKind, Record<string, Promise<Mail | null>>> {
  const links = new NewsletterLinks(site.origin, "sample");
  const loginCodeId = ID;
  const notMeLinks = new NotMeLinks(site.origin, "sample");
  const deletionLinks = new DeletionLinks(site.origin, "sample");
  const deletionAsked = (byStaff: boolean) => {
    const takesEffectAt = new Date("2027-02-22T15:30:00Z");
    const requestedAt = new Date("2027-02-21T15:30:00Z");
    const requestedFrom = byStaff ? null : { ...browser, timeZone: "America/Los_Angeles" };
    const times = { requestedAt, takesEffectAt, canceledAt: null };
    const deletion = { userId: ID, byStaff, requestedFrom, ...times };
    const deletions = { find: async () => deletion };
    const render = deletionAskedMail(site, deletions, fakes.accounts, deletionLinks, notMeLinks);
    return render({ deletionId: ID });
  };
  const resetLinks = new FactorResetLinks(site.origin, "sample");
  const factors = factorMails(site, { ...fakes, resetLinks, notMeLinks });
  const application = applicationReceivedMail(site, fakes.applications);
  const notSent = applicationNotSentMail(site, fakes.people, {
    findMany: async () => [applied.job],
  });
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
    APPLICATION_NOT_SENT: {
      "application-not-sent": notSent({ userId: ID, jobId: ID }),
      "application-not-sent-failed": notSent({ userId: ID, jobId: ID, why: "FAILED" }),
    },
    ANSWER_LATE: {
      "answer-late": answerLateMail(site, fakes.lateAnswers)({ applicationId: ID }),
    },
    APPLICATION_MOVED: Object.fromEntries(
      keysOf(stageNews).map((stage) => [
        `application-${stage.toLowerCase().replaceAll("_", "-")}`,
        applicationMovedMail(site, {
          find: async () => ({ to: EMAIL, replyTo: null, stage, application: applied }),
        })({ eventId: ID }),
      ]),
    ),
    NEW_APPLICATIONS: {
      "new-applications": newApplicationsMail(site, {
        compose: async () => ({
          ...{ user: { name: NAME, email: EMAIL }, job: applied.job },
          ...{ names: [NAME, "Li Wei"], total: 22 },
        }),
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
      )({ applicationId: ID, userId: ID }),
      "application-withdrawn-inbox": applicationWithdrawnMail(
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
    ...planMailSamples(site),
    PLAN_STARTED: {
      "plan-started": planStarted(site, fakes.beginnings)(to),
      "plan-started-complete": planStarted(site, fakes.beginningsComplete)(to),
    },
    INTAKE_REMINDER: {
      "intake-reminder": intakeReminderMail(site, fakes.intakeReminders, new PlanService())(to),
    },
    PAYMENT_REVIEW: { "payment-review": paymentReview(site) },
    PLAN_STAFF_NEWS: { "plan-staff-news": planStaffNews(site) },
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
        factors.FACTOR_CHANGED({
          ...{ userId: ID, event, at: AT },
          from: {
            ...browser,
            // Some browsers say none.
            ...(event.startsWith("PASSKEY") && { timeZone: "America/Los_Angeles" }),
          },
        }),
      ]),
    ),
    DATA_EXPORT_READY: {
      "data-export-ready": exportReadyMail(
        site,
        fakes.exports,
        fakes.accounts,
        notMeLinks,
      )({ exportId: ID }),
    },
    DELETION_REQUESTED: {
      "deletion-requested": deletionAsked(false),
      "deletion-requested-by-staff": deletionAsked(true),
    },
    ACCOUNT_DELETED: {
      "account-deleted": accountDeletedMail(
        site,
        "sample",
      )({
        deletionId: ID,
        sealedAddress: seal("sample", lastMailOf(ID), EMAIL),
        sealedRequest: seal(
          "sample",
          lastRequestOf(ID),
          JSON.stringify({ at: "2027-02-21T15:30:00Z", from: browser }),
        ),
      }),
    },
    FACTOR_RESET_REQUESTED: {
      "factor-reset-requested": factors.FACTOR_RESET_REQUESTED({ factorResetId: ID }),
    },
    FACTOR_RESET_DONE: {
      "factor-reset-done": factorMails(site, {
        ...{ ...fakes, resetLinks, notMeLinks },
        factorResets: fakes.factorResetsDone,
      }).FACTOR_RESET_DONE({ factorResetId: ID }),
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
      "role-admin": staff.ROLE_CHANGED({ userId: ID, role: "ADMIN", at: AT }),
      "role-recruiter": staff.ROLE_CHANGED({
        ...{ userId: ID, role: "RECRUITER", at: AT },
        promoted: { passkeys: 2, hadTotp: true },
      }),
      "role-accepted": staff.ROLE_CHANGED({
        ...{ userId: ID, role: "RECRUITER", accepted: true, at: AT, from: browser },
        promoted: { passkeys: 0, hadTotp: false },
      }),
      "role-candidate": staff.ROLE_CHANGED({ userId: ID, role: "CANDIDATE", at: AT }),
    },
    ACCOUNT_DISABLED: { "account-disabled": staff.ACCOUNT_DISABLED({ userId: ID, at: AT }) },
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
