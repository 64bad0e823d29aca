import { greeting } from "#texts/mails";
import { representationMailTexts as texts } from "#texts/representation";
import { withdrawnMailTexts as words } from "#texts/stage-mails";
import { paths } from "#site/paths";
import type { AccountService } from "../../accounts/account.service.js";
import type { MailSite } from "../../outbox/mail-content.js";
import { renderMailLayout } from "../../outbox/mail-layout.js";
import type { NoticeRenderer } from "../../outbox/notices.js";
import { withoutLinks } from "../../outbox/without-links.js";
import type { ApplicationService } from "../application.service.js";
import { SAMPLE_ID, sampleStaffMail, type MailSamples } from "../../outbox/mail-samples.js";
import { sampleUsers } from "../../accounts/sample-user.js";
import { sampleApplication } from "../sample-application.js";

declare module "../../outbox/notices.js" {
  interface NoticePayloads {
    /** `userId`: who reads it; null for the firm's own address. */
    APPLICATION_WITHDRAWN: { applicationId: string; userId: string | null };
  }
}

/**
 * Tells staff that a candidate has withdrawn an application.
 * @param staffMail the firm's own address; administrators can change it
 */
export const applicationWithdrawnMail =
  (
    site: MailSite,
    staffMail: () => Promise<string>,
    applications: Pick<ApplicationService, "findForMail">,
    accounts: Pick<AccountService, "find">,
  ): NoticeRenderer<"APPLICATION_WITHDRAWN"> =>
  async ({ applicationId, userId }) => {
    const application = await applications.findForMail(applicationId);
    // Sent again meanwhile: it waits on the desk as a new one.
    if (application?.status !== "WITHDRAWN") return null;
    const reader = userId === null ? null : await readerOf(accounts, userId);
    if (userId !== null && !reader) return null;
    const { name, job } = application;
    return renderMailLayout(site, {
      to: reader?.email ?? (await staffMail()),
      subject: words.subject(name, job.role),
      preview: words.preview,
      title: words.title,
      intro: [
        ...(reader ? [greeting(withoutLinks(reader.name))] : []),
        words.text(name, job.role, job.company.name),
      ],
      facts: [[texts.facts.job, `${job.role} (${job.code})`]],
      button: {
        label: texts.openApplication,
        url: site.origin + paths.desk("applications", application.id),
      },
      why: words.why(site.name),
      links: [{ label: words.settings, url: site.origin + paths.account("mail") }],
    });
  };

/** Null for those who do not want these emails. */
async function readerOf(accounts: Pick<AccountService, "find">, userId: string) {
  const account = await accounts.find(userId);
  return account?.applicationMails && !account.disabledAt ? account : null;
}

export const samples: MailSamples<"APPLICATION_WITHDRAWN"> = (site) => {
  const withdrawn = { findForMail: async () => sampleApplication({ status: "WITHDRAWN" }) };
  const render = applicationWithdrawnMail(site, sampleStaffMail, withdrawn, sampleUsers);
  return {
    APPLICATION_WITHDRAWN: {
      "application-withdrawn": render({ applicationId: SAMPLE_ID, userId: SAMPLE_ID }),
      "application-withdrawn-inbox": render({ applicationId: SAMPLE_ID, userId: null }),
    },
  };
};
