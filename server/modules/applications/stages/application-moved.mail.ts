import { greeting } from "#texts/mails";
import { stageMailTexts as words, stageNews } from "#texts/stage-mails";
import { paths } from "#site/paths";
import type { MailSite } from "../../outbox/mail-content.js";
import { renderMailLayout } from "../../outbox/mail-layout.js";
import type { NoticeRenderer } from "../../outbox/notices.js";
import type { ApplicationStatus } from "../application.entity.js";
import type { StageNewsService } from "./stage-news.service.js";
import {
  SAMPLE_ID,
  samplePerson,
  type MailSamples,
  type MailVariant,
} from "../../outbox/mail-samples.js";
import { sampleApplication } from "../sample-application.js";
import { keysOf } from "../../../core/keys.js";

declare module "../../outbox/notices.js" {
  interface NoticePayloads {
    APPLICATION_MOVED: { eventId: string };
  }
}

const newsOf: Partial<Record<ApplicationStatus, (typeof stageNews)["HIRED"]>> = stageNews;

/** Tells the candidate that the application has reached another stage. Replies go to who moved it. */
export const applicationMovedMail =
  (site: MailSite, service: Pick<StageNewsService, "find">): NoticeRenderer<"APPLICATION_MOVED"> =>
  async ({ eventId }) => {
    const found = await service.find(eventId);
    const news = found && newsOf[found.stage];
    if (!news) return null;
    const { name, job } = found.application;
    const isOver = found.stage === "REJECTED";
    return renderMailLayout(site, {
      to: found.to,
      subject: news.subject(job.role),
      preview: news.next,
      title: news.title,
      intro: [greeting(name), news.text(job.role, job.company.name)],
      facts: [
        [words.facts.job, job.role],
        [words.facts.company, job.company.name],
        [words.facts.location, job.companyLocation],
        [words.facts.jobId, job.code],
      ],
      button: isOver
        ? { label: words.browse, url: site.origin + paths.jobs() }
        : { label: words.openJob, url: site.origin + paths.jobDetails(job.id) },
      after: [news.next],
      why: words.why(site.name),
      links: [
        { label: words.follow, url: site.origin + paths.account("applications") },
        { label: words.settings, url: site.origin + paths.account("applications") },
      ],
      replyTo: found.replyTo ?? site.email,
    });
  };

export const samples: MailSamples<"APPLICATION_MOVED"> = (site) => {
  const at = (stage: keyof typeof stageNews) => ({
    find: async () => ({
      to: samplePerson.email,
      replyTo: null,
      stage,
      application: sampleApplication(),
    }),
  });
  const mails = keysOf(stageNews).map((stage): MailVariant => [
    `application-${stage.toLowerCase().replaceAll("_", "-")}`,
    applicationMovedMail(site, at(stage))({ eventId: SAMPLE_ID }),
  ]);
  return { APPLICATION_MOVED: Object.fromEntries(mails) };
};
