import { answerLateMailTexts as words, applicationMailTexts, greeting } from "#texts/mails";
import { paths } from "#site/paths";
import type { MailSite } from "../../outbox/mail-content.js";
import { renderMailLayout } from "../../outbox/mail-layout.js";
import type { NoticeRenderer } from "../../outbox/notices.js";
import { jobItem } from "../job-item.js";
import type { LateAnswerService } from "./late-answers.service.js";
import { SAMPLE_ID, type MailSamples } from "../../outbox/mail-samples.js";
import { sampleApplication } from "../sample-application.js";

declare module "../../outbox/notices.js" {
  interface NoticePayloads {
    ANSWER_LATE: { applicationId: string };
  }
}

/** Tells the candidate that no one has read their application in the time that we promised. Not sent once someone has. */
export const answerLateMail =
  (site: MailSite, late: Pick<LateAnswerService, "findLate">): NoticeRenderer<"ANSWER_LATE"> =>
  async ({ applicationId }) => {
    const application = await late.findLate(applicationId);
    if (!application) return null;
    const { name, email: to, job } = application;
    return renderMailLayout(site, {
      to,
      subject: words.subject(job.role),
      preview: words.preview,
      title: words.title,
      intro: [greeting(name), words.sorry, words.waits],
      items: [jobItem(site, job)],
      facts: [[applicationMailTexts.facts.jobId, job.code]],
      button: {
        label: applicationMailTexts.follow,
        url: site.origin + paths.account("applications"),
      },
      after: [words.ask],
      why: applicationMailTexts.why(site.name),
      links: [
        {
          label: words.times(job.company.name),
          url: site.origin + paths.company(job.company.slug),
        },
      ],
    });
  };

export const samples: MailSamples<"ANSWER_LATE"> = (site) => {
  const late = { findLate: async () => sampleApplication() };
  const mail = answerLateMail(site, late)({ applicationId: SAMPLE_ID });
  return { ANSWER_LATE: { "answer-late": mail } };
};
