import type { PrivacyRules } from "../privacy/privacy.types.js";

export const apiKeyPrivacy: PrivacyRules = {
  exported: [
    {
      area: "api-keys",
      what: "API keys you issued, without the keys themselves.",
      table: "api_keys",
      where: "createdById = ?",
      of: "account",
      columns: [
        ...["id", "name", "source", "prefix", "lastFour", "scopes", "companyIds"],
        ...["createdAt", "expiresAt", "lastUsedAt", "revokedAt", "replacedById"],
      ],
      withheld: { createdById: "the person's own id", secretHash: "opens the API" },
    },
  ],
  kept: [
    {
      what: "API keys that this person issued",
      table: "api_keys",
      where: "createdById = ?",
      of: "account",
      why: "partner systems use them; an administrator can revoke them",
    },
  ],
};
