import { keysOf } from "../../core/keys.js";
import type { PrivacyRules } from "../privacy/privacy.types.js";
import { contactFields } from "./company-contact.fields.js";

export const companyPrivacy: PrivacyRules = {
  erased: [
    {
      what: "roles at companies",
      table: "company_recruiters",
      where: "userId = ?",
      of: "account",
    },
    {
      what: "client contact records",
      table: "company_contacts",
      where: "email = ?",
      of: "address",
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
    {
      area: "client-contacts",
      what: "What we keep about you as a contact at a client company.",
      table: "company_contacts",
      where: "email = ?",
      of: "address",
      columns: ["id", ...keysOf(contactFields), "createdAt", "updatedAt"],
      computed: {
        company: "(SELECT name FROM companies WHERE companies.id = company_contacts.companyId)",
      },
      withheld: { companyId: "the company's name is there instead" },
    },
  ],
  impersonal: {
    companies: "firms, as they present themselves in public",
    company_merges: "names of firms that were merged",
  },
};
