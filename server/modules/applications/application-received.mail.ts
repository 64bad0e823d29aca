import { applicationMailTexts as words } from "#texts/mails";
import { paths } from "#site/paths";
import type { NoticeRenderer } from "../outbox/notices.js";
import { renderMailLayout } from "../outbox/mail-layout.js";
import type { ApplicationService } from "./application.service.js";

declare module "../outbox/notices.js" {
  interface NoticePayloads {
    /** `renewed`: the application existed, and only its resume was replaced. */
    APPLICATION_RECEIVED: { applicationId: string; renewed: boolean };
  }
}

/** Confirms to the applicant what was sent for which job. The resume is not attached. */
export const applicationReceivedMail =
  (
    site: { name: string; origin: string },
    applications: Pick<ApplicationService, "findForMail">,
  ): NoticeRenderer<"APPLICATION_RECEIVED"> =>
  async ({ applicationId, renewed }) => {
    const application = await applications.findForMail(applicationId);
    if (!application) return null;
    const { name, email: to, job, resume } = application;
    const place = words.place(job.role, job.code, job.company.name);
    return renderMailLayout(site.name, {
      to,
      subject: renewed ? words.renewedSubject(job.role) : words.subject(job.role),
      paragraphs: [
        renewed
          ? words.renewed(name, place, resume.fileName)
          : words.thanks(name, place, resume.fileName),
        words.next,
      ],
      link: { label: words.openJob, url: site.origin + paths.jobDetails(job.id) },
    });
  };
