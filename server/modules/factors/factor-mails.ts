import type { MailSite } from "../outbox/mail-content.js";
import type { FactorResetLinks } from "./factor-reset.links.js";
import {
  factorResetDoneMail,
  factorResetRequestedMail,
  type Accounts,
  type Resets,
} from "./factor-reset.mail.js";
import { factorChangedMail } from "./factor.mail.js";

interface Needs {
  accounts: Accounts;
  factorResets: Resets;
  resetLinks: FactorResetLinks;
}

/** The mails about factors. */
export const factorMails = (site: MailSite, { accounts, factorResets, resetLinks }: Needs) => ({
  FACTOR_CHANGED: factorChangedMail(site, accounts),
  FACTOR_RESET_DONE: factorResetDoneMail(site, factorResets, accounts),
  FACTOR_RESET_REQUESTED: factorResetRequestedMail(site, factorResets, accounts, resetLinks),
});
