import { accountPrivacy } from "./modules/accounts/account.privacy.js";
import { applicationPrivacy } from "./modules/applications/application.privacy.js";
import { auditPrivacy } from "./modules/audit/audit.privacy.js";
import { billingPrivacy, openedUnder, paidUnder } from "./modules/billing/billing.privacy.js";
import { cartPrivacy } from "./modules/cart/cart.privacy.js";
import { changePrivacy } from "./modules/changes/change.privacy.js";
import { companyPrivacy } from "./modules/companies/company.privacy.js";
import { contactPrivacy } from "./modules/contact/contact.privacy.js";
import { deliveryPrivacy } from "./modules/deliveries/delivery.privacy.js";
import { boardPrivacy } from "./modules/boards/board.privacy.js";
import { departurePrivacy } from "./modules/departures/departure.privacy.js";
import { factorPrivacy } from "./modules/factors/factor.privacy.js";
import { idempotencyPrivacy } from "./modules/idempotency/idempotency.privacy.js";
import { intakePrivacy } from "./modules/intakes/intake.privacy.js";
import { jobPrivacy } from "./modules/jobs/job.privacy.js";
import { newsletterPrivacy } from "./modules/newsletter/newsletter.privacy.js";
import { outboxPrivacy } from "./modules/outbox/outbox.privacy.js";
import { apiKeyPrivacy } from "./modules/partners/api-key.privacy.js";
import type { PrivacyRules } from "./modules/privacy/privacy.types.js";
import { placementPrivacy } from "./modules/placements/placement.privacy.js";
import { representationPrivacy } from "./modules/representation/representation.privacy.js";
import { recordPrivacy } from "./modules/records/records.privacy.js";
import { savedJobPrivacy } from "./modules/saved-jobs/saved-job.privacy.js";
import { savedViewPrivacy } from "./modules/saved-views/saved-view.privacy.js";
import { settingPrivacy } from "./modules/settings/site-settings.privacy.js";
import { staffPrivacy } from "./modules/staff/staff.privacy.js";
import { statusSheetPrivacy } from "./modules/status-sheets/status-sheet.privacy.js";
import { suppressionPrivacy } from "./modules/suppressions/suppression.privacy.js";
import { termsPrivacy } from "./modules/terms/terms.privacy.js";

/** Tables that belong to no module. */
const kitPrivacy: PrivacyRules = {
  impersonal: {
    rate_limits: "digests of addresses, for a day at most; housekeeping deletes them",
    migrations: "names of migrations that ran",
  },
};

/**
 * The personal data that every module keeps. The order matters: a row must be deleted before the row it refers to, and an
 * acceptance of terms after the pay page that was opened under it.
 */
export const privacyRules: readonly PrivacyRules[] = [
  accountPrivacy,
  factorPrivacy,
  departurePrivacy,
  boardPrivacy,
  staffPrivacy,
  savedJobPrivacy,
  savedViewPrivacy,
  statusSheetPrivacy,
  auditPrivacy,
  representationPrivacy,
  placementPrivacy,
  recordPrivacy,
  intakePrivacy,
  applicationPrivacy,
  cartPrivacy,
  companyPrivacy,
  deliveryPrivacy,
  billingPrivacy,
  termsPrivacy({ openedUnder, paidUnder }),
  apiKeyPrivacy,
  idempotencyPrivacy,
  contactPrivacy,
  newsletterPrivacy,
  jobPrivacy,
  outboxPrivacy,
  suppressionPrivacy,
  changePrivacy,
  settingPrivacy,
  kitPrivacy,
];
