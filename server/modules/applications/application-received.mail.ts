import type { NoticeRenderer } from "../outbox/notices.js";
import { layOutMail } from "../outbox/mail-layout.js";
import type { ApplicationService } from "./application.service.js";

/** To the applicant: what was sent where. The resume itself stays where it is. */
export const applicationReceivedMail =
  (
    site: { name: string; origin: string },
    applications: Pick<ApplicationService, "findForMail">,
  ): NoticeRenderer<"APPLICATION_RECEIVED"> =>
  async ({ applicationId, renewed }) => {
    const application = await applications.findForMail(applicationId);
    if (!application) return null;
    const { name, email: to, job, resume } = application;
    const place = `${job.role} (${job.code}) at ${job.company.name}`;
    return layOutMail(site.name, {
      to,
      subject: renewed
        ? `Your resume was updated: ${job.role}`
        : `We received your application: ${job.role}`,
      paragraphs: [
        renewed
          ? `Hi ${name}, your application for ${place} now carries the resume ${resume.fileName}.`
          : `Hi ${name}, thank you for applying for ${place}. Your resume ${resume.fileName} is with us.`,
        "A recruiter will look at it and write to this address. You can send a newer resume from the job's page while the job is open.",
      ],
      link: { label: "Open the job", url: `${site.origin}/job-details/${job.id}` },
    });
  };
