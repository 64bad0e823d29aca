import { days } from "../../core/clock.js";
import type { PersonalRows, PrivacyRules } from "../privacy/privacy.types.js";

const IMPORTS: PersonalRows = {
  what: "imports of boards, with their files",
  table: "board_imports",
  where: "userId = ?",
  of: "account",
};

const OURS = "of use to our server only";
const ABOUT_JOBS = "about jobs, not about you";

export const boardPrivacy: PrivacyRules = {
  erased: [IMPORTS],
  exported: [
    {
      ...IMPORTS,
      area: "imports",
      what: "Files of jobs that you imported.",
      columns: ["id", "companyId", "fileName", "bytes", "source", "step", "requestedAt", "doneAt"],
      withheld: {
        fileKey: "where we keep the file",
        closing: ABOUT_JOBS,
        report: ABOUT_JOBS,
        failure: ABOUT_JOBS,
        readBytes: OURS,
        attempts: OURS,
        nextAttemptAt: OURS,
        leasedUntil: OURS,
        deadAt: OURS,
        lastError: OURS,
      },
    },
  ],
  housekeeping: [
    {
      what: "imports of boards",
      keptMs: days(30),
      sql: "DELETE FROM board_imports WHERE requestedAt < ? AND fileKey IS NULL LIMIT ?",
    },
  ],
  files: [{ ...IMPORTS, where: "userId = ? AND fileKey IS NOT NULL", column: "fileKey" }],
};
