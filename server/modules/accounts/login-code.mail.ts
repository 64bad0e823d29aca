import { loginCodeMailTexts as words } from "#texts/mails";
import type { NoticeRenderer } from "../outbox/notices.js";
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
    site: { name: string; origin: string },
    codes: LoginCodeService,
    accounts: Accounts,
  ): NoticeRenderer<"LOGIN_CODE"> =>
  async ({ loginCodeId }) => {
    const drawn = await codes.draw(loginCodeId);
    if (!drawn) return null;
    const { email: to, profile } = drawn.request;
    const user = await accounts.findByEmail(to);
    const name = user?.name ?? profile?.name;
    if (name === undefined)
      return renderMailLayout(site.name, {
        to,
        subject: words.unknownSubject(site.name),
        paragraphs: [words.unknown(site.name), words.howToSignUp],
        link: { label: words.openSite(site.name), url: site.origin },
      });
    return renderMailLayout(site.name, {
      to,
      subject: words.subject(drawn.code, site.name),
      paragraphs: [words.greeting(withoutLinks(name)), words.howLong(CODE_LIFETIME_MINUTES)],
      highlight: drawn.code,
    });
  };
