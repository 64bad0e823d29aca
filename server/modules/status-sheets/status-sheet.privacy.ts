import { days } from "../../core/clock.js";
import type { PrivacyRules } from "../privacy/privacy.types.js";

/** What a sheet is sealed for. */
export const statusSheetPurpose = (userId: string): string => `status sheet ${userId}`;

/** How long a sheet is kept after it was last saved. */
export const KEPT_DAYS = 365;

export const statusSheetPrivacy: PrivacyRules = {
  erased: [{ what: "status sheets", table: "status_sheets", where: "userId = ?", of: "account" }],
  exported: [
    {
      area: "my-status",
      what: "Your visa status, as you asked us to keep it.",
      table: "status_sheets",
      where: "userId = ?",
      of: "account",
      columns: ["savedAt"],
      sealed: { sheet: { column: "sealedSheet", purpose: statusSheetPurpose } },
    },
  ],
  retention: [
    {
      what: "status sheets",
      keptMs: days(KEPT_DAYS),
      sql: "DELETE FROM status_sheets WHERE savedAt < ? LIMIT ?",
    },
  ],
};
