import { greeting } from "#texts/mails";
import { newApplicationsMailTexts as words } from "#texts/stage-mails";
import { paths } from "#site/paths";
import type { MailSite } from "../../outbox/mail-content.js";
import { renderMailLayout } from "../../outbox/mail-layout.js";
import type { NoticeRenderer } from "../../outbox/notices.js";
import { withoutLinks } from "../../outbox/without-links.js";
import type { NewApplicationsService } from "./new-applications.service.js";
import { SAMPLE_ID, samplePerson, type MailSamples } from "../../outbox/mail-samples.js";
import { sampleJob } from "../../jobs/record/sample-jobs.js";
import { typed } from "../../outbox/typed-words.js";

declare module "../../outbox/notices.js" {
  interface NoticePayloads {
    /** `until`: end of the day in question, ISO 8601. */
    NEW_APPLICATIONS: { jobId: string; userId: string; until: string };
  }
}

/** Tells a recruiter who applied for a job in one day. Names only. */
export const newApplicationsMail =
  (
    site: MailSite,
    service: Pick<NewApplicationsService, "compose">,
  ): NoticeRenderer<"NEW_APPLICATIONS"> =>
  async ({ jobId, userId, until }) => {
    const news = await service.compose(jobId, userId, new Date(until));
    if (!news) return null;
    const { user, job, names, total } = news;
    const rest = total - names.length;
    return renderMailLayout(site, {
      to: user.email,
      subject: words.subject(total, job.role),
      preview: words.preview,
      title: words.title(total),
      intro: [greeting(withoutLinks(user.name)), words.intro(job.role, job.company.name)],
      quote: [...names.map(withoutLinks), ...(rest > 0 ? [words.more(rest)] : [])].join("\n"),
      button: { label: words.open, url: site.origin + paths.desk("applications") },
      why: words.why(site.name),
      links: [{ label: words.settings, url: site.origin + paths.account("mail") }],
    });
  };

export const samples: MailSamples<"NEW_APPLICATIONS"> = (site) => {
  const names = [samplePerson.name, typed("Li Wei")];
  const day = { user: samplePerson, job: sampleJob(), names, total: 22 };
  const render = newApplicationsMail(site, { compose: async () => day });
  const notice = { jobId: SAMPLE_ID, userId: SAMPLE_ID, until: "2026-11-22T13:00:00Z" };
  return { NEW_APPLICATIONS: { "new-applications": render(notice) } };
};
