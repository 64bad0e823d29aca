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
  exported: [
    {
      area: "applications",
      what: "Jobs you applied to, with what you told us.",
      table: "applications",
      where: "userId = ?",
      of: "account",
      columns: [
        ...["id", "jobId", "resumeId", "status", "name", "email", "phone", "countryCode"],
        ...["location", "visaType", "relocation", "linkedin", "appliedAt", "updatedAt"],
      ],
    },
    {
      ...RESUMES,
      area: "resumes",
      what: "Resumes you sent. The files are in the resumes folder.",
      columns: ["id", "fileName", "contentType", "sizeBytes", "sha256", "scanStatus", "uploadedAt"],
      withheld: { storageKey: "where we keep the file" },
    },
  ],
  exportedFiles: [
    { ...RESUMES, folder: "resumes", keyColumn: "storageKey", nameColumn: "fileName" },
  ],
  files: [{ ...RESUMES, column: "storageKey" }],
};
