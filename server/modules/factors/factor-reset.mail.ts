import { factorMailTexts, resetMailTexts as words } from "#texts/factors";
import { changeMailTexts, greeting } from "#texts/mails";
import { changeFacts } from "../outbox/change-facts.js";
import type { MailSite } from "../outbox/mail-content.js";
import { renderMailLayout } from "../outbox/mail-layout.js";
import type { NoticeRenderer } from "../outbox/notices.js";
import { withoutLinks } from "../outbox/without-links.js";
import type { FactorReset } from "./factor-reset.entity.js";
import { FactorResetLinks } from "./factor-reset.links.js";
import {
  SAMPLE_ID,
  SAMPLE_TIME,
  sampleAccounts,
  type MailSamples,
} from "../outbox/mail-samples.js";

declare module "../outbox/notices.js" {
  interface NoticePayloads {
    FACTOR_RESET_REQUESTED: { factorResetId: string };
    FACTOR_RESET_DONE: { factorResetId: string };
  }
}

export interface Accounts {
  find(id: string): Promise<{ name: string; email: string } | null>;
}
type Resetting = Pick<
  FactorReset,
  "userId" | "createdAt" | "takesEffectAt" | "canceledAt" | "doneAt"
>;
export interface Resets {
  find(id: string): Promise<Resetting | null>;
}

/** Tells a person that an administrator wants to remove their factors, with a link that cancels it. */
export const factorResetRequestedMail =
  (
    site: MailSite,
    resets: Resets,
    accounts: Accounts,
    links: FactorResetLinks,
  ): NoticeRenderer<"FACTOR_RESET_REQUESTED"> =>
  async ({ factorResetId }) => {
    const reset = await resets.find(factorResetId);
    const user = reset && (await accounts.find(reset.userId));
    if (!user || reset.canceledAt || reset.doneAt) return null;
    return renderMailLayout(site, {
      to: user.email,
      subject: words.requestedSubject(site.name),
      preview: words.requestedPreview,
      title: words.requestedTitle,
      intro: [greeting(withoutLinks(user.name)), words.requested(site.name)],
      facts: [
        ...changeFacts({ at: reset.createdAt }, "asked"),
        [words.takesEffect, changeMailTexts.time(reset.takesEffectAt)],
      ],
      button: { label: words.cancel, url: links.cancel(factorResetId) },
      after: [words.wasYou],
      why: factorMailTexts.why(site.name),
    });
  };

/** Tells a person that their factors are gone, and what to do next. */
export const factorResetDoneMail =
  (site: MailSite, resets: Resets, accounts: Accounts): NoticeRenderer<"FACTOR_RESET_DONE"> =>
  async ({ factorResetId }) => {
    const reset = await resets.find(factorResetId);
    const user = reset && (await accounts.find(reset.userId));
    if (!user) return null;
    return renderMailLayout(site, {
      to: user.email,
      subject: words.doneSubject(site.name),
      preview: words.donePreview,
      title: words.doneTitle,
      intro: [greeting(withoutLinks(user.name)), words.done],
      ...(reset.doneAt && { facts: changeFacts({ at: reset.doneAt }) }),
      button: { label: words.logIn(site.name), url: site.origin },
      after: [words.notYou(site.email)],
      why: factorMailTexts.why(site.name),
    });
  };

const sampleReset = (doneAt: Date | null): Resets => ({
  find: async () => ({
    userId: SAMPLE_ID,
    createdAt: new Date(SAMPLE_TIME),
    takesEffectAt: new Date("2026-11-23T15:04:00Z"),
    canceledAt: null,
    doneAt,
  }),
});

export const samples: MailSamples<"FACTOR_RESET_REQUESTED" | "FACTOR_RESET_DONE"> = (site) => {
  const links = new FactorResetLinks(site.origin, "sample");
  const notice = { factorResetId: SAMPLE_ID };
  const request = factorResetRequestedMail(site, sampleReset(null), sampleAccounts, links);
  const resets = sampleReset(new Date("2026-11-23T15:04:00Z"));
  return {
    FACTOR_RESET_REQUESTED: { "factor-reset-requested": request(notice) },
    FACTOR_RESET_DONE: {
      "factor-reset-done": factorResetDoneMail(site, resets, sampleAccounts)(notice),
    },
  };
};
