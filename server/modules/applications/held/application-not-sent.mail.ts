import { applicationMailTexts, greeting, notSentMailTexts as words } from "#texts/mails";
import { paths } from "#site/paths";
import type { AccountService } from "../../accounts/account.service.js";
import type { JobService } from "../../jobs/job.service.js";
import type { MailSite } from "../../outbox/mail-content.js";
import { renderMailLayout } from "../../outbox/mail-layout.js";
import type { NoticeRenderer } from "../../outbox/notices.js";
import { jobItem } from "../job-item.js";

declare module "../../outbox/notices.js" {
  interface NoticePayloads {
    /** The held application is gone by then. */
    APPLICATION_NOT_SENT: { userId: string; jobId: string };
  }
}

/** Tells the candidate that the job closed before their held application was sent: its page may be closed by then. */
export const applicationNotSentMail =
  (
    site: MailSite,
    accounts: Pick<AccountService, "find">,
    jobs: Pick<JobService, "findMany">,
  ): NoticeRenderer<"APPLICATION_NOT_SENT"> =>
  async ({ userId, jobId }) => {
    const account = await accounts.find(userId);
    const [job] = await jobs.findMany([jobId]);
    if (!account || account.disabledAt || !job) return null;
    return renderMailLayout(site, {
      to: account.email,
      subject: words.subject(job.role),
      preview: words.preview,
      title: words.title,
      intro: [greeting(account.name), words.text(job.role, job.company.name)],
      items: [jobItem(site, job)],
      facts: [[applicationMailTexts.facts.jobId, job.code]],
      button: { label: words.browse, url: site.origin + paths.jobs() },
      after: [words.unchanged],
      why: applicationMailTexts.why(site.name),
      links: [{ label: words.applications, url: site.origin + paths.account("applications") }],
    });
  };
