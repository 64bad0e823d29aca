import type { NoticeRenderer } from "../outbox/notices.js";
import { layOutMail } from "../outbox/mail-layout.js";
import { withoutLinks } from "../outbox/without-links.js";
import { CODE_LIFETIME_MINUTES, type LoginCodeService } from "./login-code.service.js";

interface Accounts {
  findByEmail(address: string): Promise<{ name: string } | null>;
}

const NOT_YOU = "If this was not you, ignore this mail: nobody can sign in without the code.";

/** The mail with the code, or, to an address without an account, how to get one. */
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
      return layOutMail(site.name, {
        to,
        subject: `Sign in to ${site.name}: no account yet`,
        paragraphs: [
          `Somebody tried to log in to ${site.name} with this address, but it has no account yet.`,
          `To get one, open the site, choose Log In and then Sign Up. ${NOT_YOU}`,
        ],
        link: { label: `Open ${site.name}`, url: site.origin },
      });
    return layOutMail(site.name, {
      to,
      subject: `${drawn.code} is your ${site.name} code`,
      paragraphs: [
        `Hi ${withoutLinks(name)}, here is your one-time code:`,
        `It works once, for ${CODE_LIFETIME_MINUTES} minutes, in the browser that asked for it. ${NOT_YOU}`,
      ],
      highlight: drawn.code,
    });
  };
