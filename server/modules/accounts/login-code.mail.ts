import { greeting, loginCodeMailTexts as words } from "#texts/mails";
import type { NoticeRenderer } from "../outbox/notices.js";
import type { MailSite } from "../outbox/mail-content.js";
import { renderMailLayout } from "../outbox/mail-layout.js";
import { withoutLinks } from "../outbox/without-links.js";
import { CODE_LIFETIME_MINUTES, type LoginCodeService } from "./login-code.service.js";
import { SAMPLE_ID, samplePerson, type MailSamples } from "../outbox/mail-samples.js";
import { LoginCode } from "./login-code.entity.js";

declare module "../outbox/notices.js" {
  interface NoticePayloads {
    LOGIN_CODE: { loginCodeId: string };
  }
}

interface Accounts {
  findByEmail(address: string): Promise<{ name: string } | null>;
}

/** The mail with the code. An address whose owner has not given a name yet gets the same mail without one. */
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
    const name = user?.name ?? profile?.name ?? "";
    return renderMailLayout(site, {
      to,
      subject: words.subject(drawn.code, site.name),
      preview: words.preview(CODE_LIFETIME_MINUTES),
      title: words.title,
      intro: [greeting(withoutLinks(name)), words.hereItIs],
      code: drawn.code,
      after: [words.howLong(CODE_LIFETIME_MINUTES), words.notYou],
      why: words.why(site.name),
    });
  };

export const samples: MailSamples<"LOGIN_CODE"> = (site) => {
  const request = Object.assign(new LoginCode(), { email: samplePerson.email, profile: null });
  const codes = { draw: async () => ({ code: "204816", request }) };
  const notice = { loginCodeId: SAMPLE_ID };
  return {
    LOGIN_CODE: {
      "login-code": loginCodeMail(site, codes, { findByEmail: async () => samplePerson })(notice),
      "login-code-nameless": loginCodeMail(site, codes, { findByEmail: async () => null })(notice),
    },
  };
};
