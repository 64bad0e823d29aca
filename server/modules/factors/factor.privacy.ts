import type { PrivacyRules } from "../privacy/privacy.types.js";

export const factorPrivacy: PrivacyRules = {
  erased: [
    { what: "authenticator apps", table: "totp_factors", where: "userId = ?", of: "account" },
    { what: "counters of wrong codes", table: "factor_tries", where: "userId = ?", of: "account" },
    { what: "recovery codes", table: "recovery_codes", where: "userId = ?", of: "account" },
    { what: "passkeys", table: "passkeys", where: "userId = ?", of: "account" },
    { what: "passkey challenges", table: "passkey_challenges", where: "userId = ?", of: "account" },
    { what: "resets of factors", table: "factor_resets", where: "userId = ?", of: "account" },
  ],
  housekeeping: [
    {
      what: "passkey challenges",
      keptMs: 0,
      sql: "DELETE FROM passkey_challenges WHERE expiresAt < ? LIMIT ?",
    },
  ],
};
