import { loginCodeMailTexts as words } from "#texts/mails";
import type { Mail } from "../../integrations/mail/mail.js";
import type { NoticeRenderer } from "../outbox/notices.js";
import type { MailSite } from "../outbox/mail-content.js";
import { renderMailLayout } from "../outbox/mail-layout.js";
import { withoutLinks } from "../outbox/without-links.js";
import { CODE_LIFETIME_MINUTES, type LoginCodeService } from "./login-code.service.js";

declare module "../outbox/notices.js" {
  interface NoticePayloads {
    LOGIN_CODE: { loginCodeId: string };
  }
}

interface Accounts {
  findByEmail(address: string): Promise<{ name: string } | null>;
}

/** The mail with the code; for an address without an account, it says how to sign up. */
export const loginCodeMail =
  (
    site: MailSite,
    codes: Pick<LoginCodeService, "draw">,
    accounts: Accounts,
  ): NoticeRenderer<"LOGIN_CODE"> =>
  async ({ loginCodeId }) => {
    const drawn = await codes.draw(loginCodeId);
    if (!drawn) return null;
    const { email: to, profile } = drawn.request;
    const user = await accounts.findByEmail(to);
    const name = user?.name ?? profile?.name;
    if (name === undefined) return noAccountMail(site, to);
    return renderMailLayout(site, {
      to,
      subject: words.subject(drawn.code, site.name),
      preview: words.preview(CODE_LIFETIME_MINUTES),
      title: words.title,
      intro: [words.greeting(withoutLinks(name))],
      code: drawn.code,
      after: [words.howLong(CODE_LIFETIME_MINUTES), words.notYou],
      why: words.why(site.name),
    });
  };

const noAccountMail = (site: MailSite, to: string): Mail =>
  renderMailLayout(site, {
    to,
    subject: words.unknownSubject(site.name),
    preview: words.unknownPreview,
    title: words.unknownTitle,
    intro: [words.unknown(site.name), words.howToSignUp(site.name)],
    button: { label: words.openSite(site.name), url: site.origin },
    after: [words.unknownNotYou],
    why: words.why(site.name),
  });
