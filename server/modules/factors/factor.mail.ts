import { factorMailTexts as words } from "#texts/factors";
import { changeMailTexts, greeting } from "#texts/mails";
import type { ChangedFrom } from "../../core/client-info.js";
import { changeFacts } from "../outbox/change-facts.js";
import type { MailSite } from "../outbox/mail-content.js";
import { renderMailLayout } from "../outbox/mail-layout.js";
import type { NoticeRenderer } from "../outbox/notices.js";
import { withoutLinks } from "../outbox/without-links.js";
import { NotMeLinks } from "./not-me.links.js";
import {
  SAMPLE_ID,
  SAMPLE_TIME,
  sampleAccounts,
  sampleBrowser,
  type MailSamples,
  type MailVariant,
} from "../outbox/mail-samples.js";
import { keysOf } from "../../core/keys.js";

/** What happened to a person's factors. */
export type FactorEvent = keyof typeof words.events;

declare module "../outbox/notices.js" {
  interface NoticePayloads {
    /** `at`: when, in UTC (ISO 8601). `from`: which browser did it; notices of earlier releases lack it. */
    FACTOR_CHANGED: { userId: string; event: FactorEvent; at: string; from?: ChangedFrom };
  }
}

interface Accounts {
  find(id: string): Promise<{ name: string; email: string } | null>;
}

/** Tells a person that a factor of theirs was added, removed or used up, in case it was not them. */
export const factorChangedMail =
  (site: MailSite, accounts: Accounts, links: NotMeLinks): NoticeRenderer<"FACTOR_CHANGED"> =>
  async ({ userId, event, at, from }) => {
    const user = await accounts.find(userId);
    if (!user) return null;
    const { subject, happened } = words.events[event];
    return renderMailLayout(site, {
      to: user.email,
      subject: `${subject} (${site.name})`,
      preview: words.preview,
      title: subject,
      intro: [greeting(withoutLinks(user.name)), happened],
      facts: changeFacts({ at, from }),
      button: {
        label: changeMailTexts.wasNotMe,
        url: links.report({ userId, at: new Date(at) }),
      },
      after: [words.notYou(site.email)],
      why: words.why(site.name),
    });
  };

export const samples: MailSamples<"FACTOR_CHANGED"> = (site) => {
  const render = factorChangedMail(site, sampleAccounts, new NotMeLinks(site.origin, "sample"));
  const mailOf = (event: FactorEvent) => {
    // Some browsers say none.
    const zone = event.startsWith("PASSKEY") ? { timeZone: "America/Los_Angeles" } : {};
    const from = { ...sampleBrowser, ...zone };
    return render({ userId: SAMPLE_ID, event, at: SAMPLE_TIME, from });
  };
  const mails = keysOf(words.events).map((event): MailVariant => [
    `factor-${event.toLowerCase().replaceAll("_", "-")}`,
    mailOf(event),
  ]);
  return { FACTOR_CHANGED: Object.fromEntries(mails) };
};
