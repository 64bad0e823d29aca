import type { MailSite } from "../outbox/mail-content.js";
import type { FactorResetLinks } from "./factor-reset.links.js";
import {
  factorResetDoneMail,
  factorResetRequestedMail,
  type Accounts,
  type Resets,
} from "./factor-reset.mail.js";
import { factorChangedMail } from "./factor.mail.js";
import type { NotMeLinks } from "./not-me.links.js";

interface Needs {
  accounts: Accounts;
  factorResets: Resets;
  resetLinks: FactorResetLinks;
  notMeLinks: NotMeLinks;
}

/** The mails about factors. */
export const factorMails = (
  site: MailSite,
  { accounts, factorResets, resetLinks, notMeLinks }: Needs,
) => ({
  FACTOR_CHANGED: factorChangedMail(site, accounts, notMeLinks),
  FACTOR_RESET_DONE: factorResetDoneMail(site, factorResets, accounts),
  FACTOR_RESET_REQUESTED: factorResetRequestedMail(site, factorResets, accounts, resetLinks),
});
