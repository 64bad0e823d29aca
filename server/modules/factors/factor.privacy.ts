import type { PrivacyRules } from "../privacy/privacy.types.js";

export const factorPrivacy: PrivacyRules = {
  erased: [
    { what: "authenticator apps", table: "totp_factors", where: "userId = ?", of: "account" },
    { what: "counts of wrong codes", table: "factor_tries", where: "userId = ?", of: "account" },
    { what: "recovery codes", table: "recovery_codes", where: "userId = ?", of: "account" },
    { what: "passkeys", table: "passkeys", where: "userId = ?", of: "account" },
    { what: "passkey challenges", table: "passkey_challenges", where: "userId = ?", of: "account" },
    { what: "two-step login resets", table: "factor_resets", where: "userId = ?", of: "account" },
  ],
  exported: [
    {
      area: "authenticator-app",
      what: "When you set up your authenticator app.",
      table: "totp_factors",
      where: "userId = ?",
      of: "account",
      columns: ["createdAt", "confirmedAt"],
      withheld: {
        sealedSecret: "makes your codes",
        pendingSecret: "makes your codes",
        lastStep: "the last code that was used",
      },
    },
    {
      area: "recovery-codes",
      what: "When you made recovery codes, and when you used them.",
      table: "recovery_codes",
      where: "userId = ?",
      of: "account",
      columns: ["createdAt", "usedAt"],
      withheld: { id: "says nothing about the person", codeHash: "opens the account" },
    },
    {
      area: "passkeys",
      what: "Your passkeys, by the names you gave them.",
      table: "passkeys",
      where: "userId = ?",
      of: "account",
      columns: ["id", "name", "transports", "backedUp", "needsCode", "createdAt", "lastUsedAt"],
      withheld: {
        credentialId: "of use to the authenticator only",
        publicKey: "of use to the authenticator only",
        counter: "of use to the authenticator only",
      },
    },
    {
      area: "factor-resets",
      what: "Times an administrator reset your passkeys and authenticator app.",
      table: "factor_resets",
      where: "userId = ?",
      of: "account",
      columns: ["createdAt", "takesEffectAt", "canceledAt", "doneAt"],
      withheld: {
        id: "says nothing about the person",
        requestedById: "another person",
        confirmedById: "another person",
      },
    },
  ],
  notExported: {
    factor_tries: "a counter of wrong codes, for minutes",
    passkey_challenges: "digests of random values, for minutes",
  },
  housekeeping: [
    {
      what: "passkey challenges",
      keptMs: 0,
      sql: "DELETE FROM passkey_challenges WHERE expiresAt < ? LIMIT ?",
    },
  ],
};
