import type { EntityManager } from "typeorm";
import { days, hours } from "../../core/clock.js";
import type { Account, AccountRows, PrivacyRules, Use } from "../privacy/privacy.types.js";
import { KNOWN_FOR_DAYS } from "./known-browser.service.js";
import { LONGEST_IDLE_MS } from "./session.service.js";
import { erasedAddress } from "./user.entity.js";

export const accountPrivacy: PrivacyRules = {
  erased: [
    { what: "sessions", table: "sessions", where: "userId = ?", of: "account" },
    { what: "connected accounts", table: "identities", where: "userId = ?", of: "account" },
    {
      what: "remembered browsers",
      table: "known_browsers",
      where: "userId = ?",
      of: "account",
    },
    {
      what: "logins started with Google or LinkedIn",
      table: "sign_in_flows",
      where: "linksUserId = ?",
      of: "account",
    },
    { what: "login codes", table: "login_codes", where: "email = ?", of: "address" },
  ],
  exported: [
    {
      area: "account",
      what: "Your name, address, phone number, and role.",
      table: "users",
      where: "id = ?",
      of: "account",
      columns: [
        ...["id", "email", "name", "location", "phone", "countryCode", "linkedin", "role"],
        ...[
          "roleChangedAt",
          "powersSince",
          "disabledAt",
          "disabledReason",
          "codeProvenAt",
          "applicationMails",
          "stripeCustomerId",
          "createdAt",
          "updatedAt",
        ],
      ],
    },
    {
      area: "sign-in-methods",
      what: "Accounts at Google or LinkedIn that you log in with.",
      table: "identities",
      where: "userId = ?",
      of: "account",
      columns: ["provider", "issuer", "subject", "email", "createdAt", "lastUsedAt"],
    },
    {
      area: "devices",
      what: "Browsers that are logged in to your account.",
      table: "sessions",
      where: "userId = ?",
      of: "account",
      columns: [
        ...["id", "signedInBy", "createdAt", "provenAt", "codeProvenAt", "secondFactorAt"],
        ...["lastSeenAt", "expiresAt", "ipAddress", "userAgent"],
      ],
      withheld: { tokenHash: "opens the account" },
    },
    {
      area: "known-browsers",
      what: "When a browser that we remember logged in last.",
      table: "known_browsers",
      where: "userId = ?",
      of: "account",
      columns: ["lastSignInAt"],
      withheld: {
        id: "says nothing about the person",
        tokenHash: "recognizes the browser",
        networkHash: "a keyed digest that no one can read",
      },
    },
  ],
  notExported: {
    login_codes: "a digest of a code, and what a sign-up or LinkedIn told, until the code is old",
    sign_in_flows: "digests of random values, for minutes",
  },
  obstacles: [
    {
      code: "LAST_ADMIN",
      advice: "This is the last administrator. Make another person an administrator first.",
      isThere: isLastAdmin,
    },
  ],
  housekeeping: [
    {
      what: "login codes",
      keptMs: hours(24),
      sql: "DELETE FROM login_codes WHERE expiresAt < ? LIMIT ?",
    },
    {
      what: "logins started with Google or LinkedIn",
      keptMs: hours(1),
      sql: "DELETE FROM sign_in_flows WHERE expiresAt < ? LIMIT ?",
    },
    {
      what: "sessions that ended",
      keptMs: 0,
      sql: "DELETE FROM sessions WHERE expiresAt < ? LIMIT ?",
    },
    {
      what: "sessions left unused",
      keptMs: LONGEST_IDLE_MS,
      sql: "DELETE FROM sessions WHERE lastSeenAt < ? LIMIT ?",
    },
    {
      what: "browsers not known anymore",
      keptMs: days(KNOWN_FOR_DAYS),
      sql: "DELETE FROM known_browsers WHERE lastSignInAt < ? LIMIT ?",
    },
  ],
};

export const accountRows: AccountRows = {
  table: "users",
  find: async (transaction, address, use) => {
    const sql = "SELECT id, stripeCustomerId FROM users WHERE email = ?";
    const [account] = await transaction.query<Account[]>(lockedFor(use, sql), [address]);
    return account ?? null;
  },
  remove: async (transaction, id) => {
    await transaction.query("DELETE FROM users WHERE id = ?", [id]);
  },
  blank: async (transaction, id, now) => {
    await transaction.query(
      `UPDATE users SET email = ?, name = 'Erased', location = '', phone = '',
       countryCode = '', linkedin = '', disabledReason = NULL, role = 'CANDIDATE', updatedAt = ? WHERE id = ?`,
      [erasedAddress(id), now, id],
    );
  },
};

/** Locks the administrators for an erasure, so that of two who leave at once, the second sees that it is the last. */
async function isLastAdmin(
  transaction: EntityManager,
  userId: string,
  _now: Date,
  use: Use,
): Promise<boolean> {
  const sql = "SELECT id FROM users WHERE role = 'ADMIN' AND disabledAt IS NULL";
  const admins = await transaction.query<{ id: string }[]>(lockedFor(use, sql));
  return admins.length === 1 && admins[0]?.id === userId;
}

const lockedFor = (use: Use, sql: string): string =>
  use === "ERASURE" ? `${sql} FOR UPDATE` : sql;
