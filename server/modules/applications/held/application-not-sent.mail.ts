import { applicationMailTexts, greeting, notSentMailTexts as words } from "#texts/mails";
import { paths } from "#site/paths";
import type { AccountService } from "../../accounts/account.service.js";
import type { JobService } from "../../jobs/record/job.service.js";
import type { MailSite } from "../../outbox/mail-content.js";
import { renderMailLayout } from "../../outbox/mail-layout.js";
import type { NoticeRenderer } from "../../outbox/notices.js";
import { jobItem } from "../job-item.js";
import { SAMPLE_ID, type MailSamples } from "../../outbox/mail-samples.js";
import { sampleUsers } from "../../accounts/sample-user.js";
import { sampleJob } from "../../jobs/record/sample-jobs.js";

declare module "../../outbox/notices.js" {
  interface NoticePayloads {
    /** The held application is gone by then. */
    APPLICATION_NOT_SENT: {
      userId: string;
      jobId: string;
      /** Notices of earlier releases have none: the job was closed. */
      why?: WhyNotSent;
    };
  }
}

export type WhyNotSent = "JOB_CLOSED" | "FAILED";

/** Tells the candidate that their held application was not sent, and why: the page where they applied may be closed by then. */
export const applicationNotSentMail =
  (
    site: MailSite,
    accounts: Pick<AccountService, "find">,
    jobs: Pick<JobService, "findMany">,
  ): NoticeRenderer<"APPLICATION_NOT_SENT"> =>
  async ({ userId, jobId, why = "JOB_CLOSED" }) => {
    const account = await accounts.find(userId);
    const [job] = await jobs.findMany([jobId]);
    if (!account || account.disabledAt || !job) return null;
    const isClosed = why === "JOB_CLOSED";
    const { preview, text, button } = isClosed ? words.closed : words.failed;
    const path = isClosed ? paths.jobs() : paths.jobDetails(job.id);
    return renderMailLayout(site, {
      to: account.email,
      subject: words.subject(job.role),
      preview,
      title: words.title,
      intro: [greeting(account.name), text(job.role, job.company.name)],
      items: [jobItem(site, job)],
      facts: [[applicationMailTexts.facts.jobId, job.code]],
      button: { label: button, url: site.origin + path },
      after: [words.unchanged],
      why: applicationMailTexts.why(site.name),
      links: [{ label: words.applications, url: site.origin + paths.account("applications") }],
    });
  };

export const samples: MailSamples<"APPLICATION_NOT_SENT"> = (site) => {
  const jobs = { findMany: async () => [sampleJob()] };
  const render = applicationNotSentMail(site, sampleUsers, jobs);
  const notice = { userId: SAMPLE_ID, jobId: SAMPLE_ID };
  return {
    APPLICATION_NOT_SENT: {
      "application-not-sent": render(notice),
      "application-not-sent-failed": render({ ...notice, why: "FAILED" }),
    },
  };
};
