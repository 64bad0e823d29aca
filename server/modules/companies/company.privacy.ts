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
  exported: [
    {
      area: "companies",
      what: "Companies you recruit for.",
      table: "company_recruiters",
      where: "userId = ?",
      of: "account",
      columns: ["companyId", "role"],
      computed: {
        name: "(SELECT name FROM companies WHERE companies.id = company_recruiters.companyId)",
      },
    },
  ],
  impersonal: { companies: "firms, as they present themselves in public" },
};
