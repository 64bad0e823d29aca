import { applicationMailTexts as words, greeting } from "#texts/mails";
import { paths } from "#site/paths";
import type { MailFact, MailSite } from "../outbox/mail-content.js";
import { renderMailLayout } from "../outbox/mail-layout.js";
import type { NoticeRenderer } from "../outbox/notices.js";
import type { Application } from "./application.entity.js";
import type { ApplicationService } from "./application.service.js";
import { jobItem } from "./job-item.js";
import { SAMPLE_ID, type MailSamples } from "../outbox/mail-samples.js";
import { sampleApplication } from "./sample-application.js";

declare module "../outbox/notices.js" {
  interface NoticePayloads {
    /** `renewed`: the application existed, and only its resume was replaced. */
    APPLICATION_RECEIVED: { applicationId: string; renewed: boolean };
  }
}

/** Confirms to the applicant what was sent for which job. The resume is not attached. */
export const applicationReceivedMail =
  (
    site: MailSite,
    applications: Pick<ApplicationService, "findForMail">,
  ): NoticeRenderer<"APPLICATION_RECEIVED"> =>
  async ({ applicationId, renewed }) => {
    const application = await applications.findForMail(applicationId);
    if (!application) return null;
    const { name, email: to, job } = application;
    return renderMailLayout(site, {
      to,
      subject: renewed ? words.renewedSubject(job.role) : words.subject(job.role),
      preview: words.next,
      title: renewed ? words.renewedTitle : words.title,
      intro: [greeting(name), renewed ? words.renewed : words.thanks],
      items: [jobItem(site, job)],
      facts: factsOf(application),
      button: { label: words.follow, url: site.origin + paths.account("applications") },
      after: [words.next, words.newerResume],
      why: words.why(site.name),
      links: [{ label: words.openJob, url: site.origin + paths.jobDetails(job.id) }],
    });
  };

const factsOf = ({ job, resume }: Application): MailFact[] => [
  [words.facts.jobId, job.code],
  [words.facts.resume, resume.fileName],
];

export const samples: MailSamples<"APPLICATION_RECEIVED"> = (site) => {
  const render = applicationReceivedMail(site, { findForMail: async () => sampleApplication() });
  return {
    APPLICATION_RECEIVED: {
      "application-received": render({ applicationId: SAMPLE_ID, renewed: false }),
      "application-renewed": render({ applicationId: SAMPLE_ID, renewed: true }),
    },
  };
};
