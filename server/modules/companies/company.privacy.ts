import type { PrivacyRules } from "../privacy/privacy.types.js";

export const companyPrivacy: PrivacyRules = {
  erased: [
    {
      what: "places as a recruiter",
      table: "company_recruiters",
      where: "userId = ?",
      of: "account",
    },
  ],
  impersonal: { companies: "firms, as they present themselves in public" },
};
