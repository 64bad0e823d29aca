import type { PrivacyRules } from "../privacy/privacy.types.js";

export const savedViewPrivacy: PrivacyRules = {
  erased: [{ what: "saved views", table: "saved_views", where: "userId = ?", of: "account" }],
  exported: [
    {
      area: "saved-views",
      what: "Lists of the staff area that you saved.",
      table: "saved_views",
      where: "userId = ?",
      of: "account",
      columns: ["id", "name", "address", "createdAt"],
    },
  ],
};
