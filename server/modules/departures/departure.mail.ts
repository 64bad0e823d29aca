import { z } from "zod";
import { paths } from "#site/paths";
import { deletedMailTexts, deletionAskedMailTexts, exportReadyMailTexts } from "#texts/departures";
import { changeMailTexts, greeting } from "#texts/mails";
import { unseal, seal } from "../../core/secrets.js";
import { changeFacts, type AccountChange } from "../outbox/change-facts.js";
import type { MailLink, MailSite } from "../outbox/mail-content.js";
import { renderMailLayout } from "../outbox/mail-layout.js";
import type { NoticeRenderer } from "../outbox/notices.js";
import { withoutLinks } from "../outbox/without-links.js";
import type { AccountDeletion } from "./account-deletion.entity.js";
import { lastMailOf, lastRequestOf } from "./account-deletion.service.js";
import type { DataExport } from "./data-export.entity.js";
import { EXPORT_HOURS } from "./data-export.service.js";
import { DeletionLinks } from "./deletion.links.js";
import {
  SAMPLE_ID,
  SAMPLE_TOKEN,
  sampleAccounts,
  sampleBrowser,
  samplePerson,
  type MailSamples,
} from "../outbox/mail-samples.js";

declare module "../outbox/notices.js" {
  interface NoticePayloads {
    DATA_EXPORT_READY: { exportId: string };
    DELETION_REQUESTED: { deletionId: string };
    /** There is no account to read these from anymore. Notices of earlier releases lack the request. */
    ACCOUNT_DELETED: { deletionId: string; sealedAddress: string; sealedRequest?: string };
  }
}

interface Accounts {
  find(id: string): Promise<{ name: string; email: string } | null>;
}
interface Exports {
  findReady(
    id: string,
  ): Promise<Pick<DataExport, "userId" | "requestedAt" | "requestedFrom"> | null>;
}
type Deletion = Pick<
  AccountDeletion,
  "userId" | "requestedAt" | "takesEffectAt" | "canceledAt" | "byStaff" | "requestedFrom"
>;
interface ReportLinks {
  /** For "This wasn't me". */
  report(change: { userId: string; at: Date }): string;
}
interface Deletions {
  find(id: string): Promise<Deletion | null>;
}

/** What the person recognizes the request by. */
const requestFacts = ({
  requestedAt: at,
  requestedFrom: from,
}: Pick<Deletion, "requestedAt" | "requestedFrom">) => changeFacts({ at, from }, "asked");

/** Not for a request that staff made: no one is in the account because of it. */
const reportLink = (
  { userId, requestedAt: at }: Pick<Deletion, "userId" | "requestedAt">,
  links: ReportLinks,
): MailLink => ({ label: changeMailTexts.wasNotMe, url: links.report({ userId, at }) });

/** The copy is ready. The mail has no link to the file, only to the account. */
export const exportReadyMail =
  (
    site: MailSite,
    exports: Exports,
    accounts: Accounts,
    notMeLinks: ReportLinks,
  ): NoticeRenderer<"DATA_EXPORT_READY"> =>
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
      facts: requestFacts(ready),
      button: { label: words.open, url: site.origin + paths.account("data") },
      after: [ready.requestedFrom ? words.notYou : words.notYouByStaff],
      why: words.why(site.name),
      links: ready.requestedFrom ? [reportLink(ready, notMeLinks)] : [],
    });
  };

/** The account will be deleted, and how to keep it. */
export const deletionAskedMail =
  (
    site: MailSite,
    deletions: Deletions,
    accounts: Accounts,
    links: Pick<DeletionLinks, "keep">,
    notMeLinks: ReportLinks,
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
        (deletion.byStaff ? words.askedByStaff : words.asked)(
          deletion.takesEffectAt,
          deletion.requestedFrom?.timeZone,
        ),
        words.undo,
      ],
      facts: requestFacts(deletion),
      button: { label: words.keep, url: links.keep(deletionId) },
      after: [deletion.byStaff ? words.notYouByStaff : words.notYou],
      why: words.why(site.name),
      links: deletion.byStaff ? [] : [reportLink(deletion, notMeLinks)],
    });
  };

const requestSchema = z.object({
  at: z.string(),
  from: z
    .object({ ipAddress: z.string(), userAgent: z.string(), timeZone: z.string().optional() })
    .nullable(),
});
const readRequest = (json: string): AccountChange => requestSchema.parse(JSON.parse(json));

/** The last mail, after the account is gone: there is nothing left to undo, so it only names the device and where to ask. */
export const accountDeletedMail =
  (site: MailSite, secretKey: string): NoticeRenderer<"ACCOUNT_DELETED"> =>
  async ({ deletionId, sealedAddress, sealedRequest }) => {
    const words = deletedMailTexts;
    const request =
      sealedRequest === undefined
        ? null
        : readRequest(unseal(secretKey, lastRequestOf(deletionId), sealedRequest));
    return renderMailLayout(site, {
      to: unseal(secretKey, lastMailOf(deletionId), sealedAddress),
      subject: words.subject(site.name),
      preview: words.preview,
      title: words.title,
      intro: [greeting(), words.deleted, words.plans, words.kept],
      ...(request && { facts: changeFacts(request, "asked") }),
      after: [words.goodbye, words.notYou(site.email)],
      why: words.why(site.name),
    });
  };

const sampleDeletion = (byStaff: boolean): Deletion => ({
  userId: SAMPLE_ID,
  byStaff,
  canceledAt: null,
  requestedAt: new Date("2027-02-21T15:30:00Z"),
  takesEffectAt: new Date("2027-02-22T15:30:00Z"),
  requestedFrom: byStaff ? null : { ...sampleBrowser, timeZone: "America/Los_Angeles" },
});

function sampleLastNotice() {
  const request = JSON.stringify({ at: "2027-02-21T15:30:00Z", from: sampleBrowser });
  return {
    deletionId: SAMPLE_ID,
    sealedAddress: seal("sample", lastMailOf(SAMPLE_ID), samplePerson.email),
    sealedRequest: seal("sample", lastRequestOf(SAMPLE_ID), request),
  };
}

export const samples: MailSamples<
  "DATA_EXPORT_READY" | "DELETION_REQUESTED" | "ACCOUNT_DELETED"
> = (site) => {
  const notMe = `${site.origin}/account/factor-reset?notMe=${SAMPLE_TOKEN}`;
  const notMeLinks = { report: () => notMe };
  const keepLinks = new DeletionLinks(site.origin, "sample");
  const requestedAt = new Date("2026-11-22T15:00:00Z");
  const ready = { userId: SAMPLE_ID, requestedAt, requestedFrom: sampleBrowser };
  const exports = { findReady: async () => ready };
  const asked = (byStaff: boolean) => {
    const deletions = { find: async () => sampleDeletion(byStaff) };
    const render = deletionAskedMail(site, deletions, sampleAccounts, keepLinks, notMeLinks);
    return render({ deletionId: SAMPLE_ID });
  };
  const copy = exportReadyMail(site, exports, sampleAccounts, notMeLinks);
  return {
    DATA_EXPORT_READY: { "data-export-ready": copy({ exportId: SAMPLE_ID }) },
    DELETION_REQUESTED: {
      "deletion-requested": asked(false),
      "deletion-requested-by-staff": asked(true),
    },
    ACCOUNT_DELETED: { "account-deleted": accountDeletedMail(site, "sample")(sampleLastNotice()) },
  };
};
