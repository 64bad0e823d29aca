import { paths } from "#site/paths";
import { deletedMailTexts, deletionAskedMailTexts, exportReadyMailTexts } from "#texts/departures";
import { greeting } from "#texts/mails";
import { unseal } from "../../core/secrets.js";
import type { MailSite } from "../outbox/mail-content.js";
import { renderMailLayout } from "../outbox/mail-layout.js";
import type { NoticeRenderer } from "../outbox/notices.js";
import { withoutLinks } from "../outbox/without-links.js";
import type { AccountDeletion } from "./account-deletion.entity.js";
import { lastMailOf } from "./account-deletion.service.js";
import type { DataExport } from "./data-export.entity.js";
import { EXPORT_HOURS } from "./data-export.service.js";
import type { DeletionLinks } from "./deletion.links.js";

declare module "../outbox/notices.js" {
  interface NoticePayloads {
    DATA_EXPORT_READY: { exportId: string };
    DELETION_REQUESTED: { deletionId: string };
    /** There is no account to read the address from anymore. */
    ACCOUNT_DELETED: { deletionId: string; sealedAddress: string };
  }
}

interface Accounts {
  find(id: string): Promise<{ name: string; email: string } | null>;
}
interface Exports {
  findReady(id: string): Promise<Pick<DataExport, "userId"> | null>;
}
type Deletion = Pick<AccountDeletion, "userId" | "takesEffectAt" | "canceledAt" | "byStaff">;
interface Deletions {
  find(id: string): Promise<Deletion | null>;
}

/** The copy is ready. The mail has no link to the file, only to the account. */
export const exportReadyMail =
  (site: MailSite, exports: Exports, accounts: Accounts): NoticeRenderer<"DATA_EXPORT_READY"> =>
  async ({ exportId }) => {
    const words = exportReadyMailTexts;
    const ready = await exports.findReady(exportId);
    const user = ready && (await accounts.find(ready.userId));
    if (!user) return null;
    return renderMailLayout(site, {
      to: user.email,
      subject: words.subject(site.name),
      preview: words.preview(EXPORT_HOURS),
      title: words.title,
      intro: [greeting(withoutLinks(user.name)), words.ready, words.howLong(EXPORT_HOURS)],
      button: { label: words.open, url: site.origin + paths.account("data") },
      after: [words.notYou],
      why: words.why(site.name),
    });
  };

/** The account will be deleted, and how to keep it. */
export const deletionAskedMail =
  (
    site: MailSite,
    deletions: Deletions,
    accounts: Accounts,
    links: Pick<DeletionLinks, "keep">,
  ): NoticeRenderer<"DELETION_REQUESTED"> =>
  async ({ deletionId }) => {
    const words = deletionAskedMailTexts;
    const deletion = await deletions.find(deletionId);
    if (!deletion || deletion.canceledAt) return null;
    const user = await accounts.find(deletion.userId);
    if (!user) return null;
    return renderMailLayout(site, {
      to: user.email,
      subject: words.subject(site.name),
      preview: words.preview,
      title: words.title,
      intro: [
        greeting(withoutLinks(user.name)),
        (deletion.byStaff ? words.askedByStaff : words.asked)(deletion.takesEffectAt),
        words.undo,
      ],
      button: { label: words.keep, url: links.keep(deletionId) },
      after: [words.notYou],
      why: words.why(site.name),
    });
  };

/** The last mail, after the account is gone. */
export const accountDeletedMail =
  (site: MailSite, secretKey: string): NoticeRenderer<"ACCOUNT_DELETED"> =>
  async ({ deletionId, sealedAddress }) => {
    const words = deletedMailTexts;
    return renderMailLayout(site, {
      to: unseal(secretKey, lastMailOf(deletionId), sealedAddress),
      subject: words.subject(site.name),
      preview: words.preview,
      title: words.title,
      intro: [greeting(), words.deleted, words.plans, words.kept],
      after: [words.goodbye],
      why: words.why(site.name),
    });
  };
