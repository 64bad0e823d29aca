import { greeting } from "#texts/mails";
import { jobExpiringMailTexts as words } from "#texts/still-open";
import type { MailSite } from "../../outbox/mail-content.js";
import { renderMailLayout } from "../../outbox/mail-layout.js";
import type { NoticeRenderer } from "../../outbox/notices.js";
import { withoutLinks } from "../../outbox/without-links.js";
import { StillOpenLinks } from "./still-open.links.js";
import type { StillOpenService } from "./still-open.service.js";
import { SAMPLE_ID, samplePerson, type MailSamples } from "../../outbox/mail-samples.js";
import { sampleJob } from "../record/sample-jobs.js";

declare module "../../outbox/notices.js" {
  interface NoticePayloads {
    JOB_EXPIRING: { jobId: string; userId: string };
  }
}

/** Asks a recruiter whether a job that ends within a week is still open. */
export const jobExpiringMail =
  (
    site: MailSite,
    stillOpen: Pick<StillOpenService, "findForMail">,
    links: Pick<StillOpenLinks, "keepOpen">,
  ): NoticeRenderer<"JOB_EXPIRING"> =>
  async ({ jobId, userId }) => {
    const found = await stillOpen.findForMail(jobId, userId);
    if (!found?.job.validThrough) return null;
    const { job, user } = found;
    const [name, role, company] = [user.name, job.role, job.company.name].map(withoutLinks);
    const until = found.job.validThrough;
    return renderMailLayout(site, {
      to: user.email,
      subject: words.subject(role ?? ""),
      preview: words.preview(until),
      title: words.title,
      intro: [greeting(name), words.intro(role ?? "", job.code, company ?? "", until), words.ask],
      button: { label: words.button, url: links.keepOpen(job, user.id) },
      after: [words.filled],
      why: words.why(site.name),
    });
  };

export const samples: MailSamples<"JOB_EXPIRING"> = (site) => {
  const job = sampleJob({ validThrough: new Date("2026-12-01T17:00:00Z") });
  const user = { id: SAMPLE_ID, ...samplePerson, role: "RECRUITER", disabledAt: null } as const;
  const stillOpen = { findForMail: async () => ({ job, user }) };
  const render = jobExpiringMail(site, stillOpen, new StillOpenLinks(site.origin, "sample"));
  return { JOB_EXPIRING: { "job-expiring": render({ jobId: SAMPLE_ID, userId: SAMPLE_ID }) } };
};
