import type { PersonalRows, PrivacyRules } from "../privacy/privacy.types.js";

const EXPORTS: PersonalRows = {
  what: "copies of the person's data, with their files",
  table: "data_exports",
  where: "userId = ?",
  of: "account",
};

export const departurePrivacy: PrivacyRules = {
  erased: [
    EXPORTS,
    {
      what: "requests to delete the account",
      table: "account_deletions",
      where: "userId = ?",
      of: "account",
    },
  ],
  files: [{ ...EXPORTS, where: "userId = ? AND fileKey IS NOT NULL", column: "fileKey" }],
};
