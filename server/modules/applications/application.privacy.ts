import type { PersonalRows, PrivacyRules } from "../privacy/privacy.types.js";

const RESUMES: PersonalRows = {
  what: "resumes, with their files",
  table: "resumes",
  where: "userId = ?",
  of: "account",
};

/** The resume sweep removes replaced resumes and files without a row (resume-sweep.ts). */
export const applicationPrivacy: PrivacyRules = {
  erased: [
    { what: "applications", table: "applications", where: "userId = ?", of: "account" },
    RESUMES,
  ],
  files: [{ ...RESUMES, column: "storageKey" }],
};
