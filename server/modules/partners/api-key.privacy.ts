import type { PrivacyRules } from "../privacy/privacy.types.js";

export const apiKeyPrivacy: PrivacyRules = {
  kept: [
    {
      what: "API keys that this person issued",
      table: "api_keys",
      where: "createdById = ?",
      of: "account",
      why: "partner systems use them; revoke them apart",
    },
  ],
};
