import { days, hours } from "../../core/clock.js";
import type { Account, AccountRows, PrivacyRules } from "../privacy/privacy.types.js";
import { KNOWN_FOR_DAYS } from "./known-browser.service.js";
import { LONGEST_IDLE_MS } from "./session.service.js";

export const accountPrivacy: PrivacyRules = {
  erased: [
    { what: "sessions", table: "sessions", where: "userId = ?", of: "account" },
    { what: "ways to sign in", table: "identities", where: "userId = ?", of: "account" },
    {
      what: "browsers that signed in",
      table: "known_browsers",
      where: "userId = ?",
      of: "account",
    },
    {
      what: "visits to a provider",
      table: "sign_in_flows",
      where: "linksUserId = ?",
      of: "account",
    },
    { what: "sign-in codes", table: "login_codes", where: "email = ?", of: "address" },
  ],
  housekeeping: [
    {
      what: "sign-in codes",
      keptMs: hours(24),
      sql: "DELETE FROM login_codes WHERE expiresAt < ? LIMIT ?",
    },
    {
      what: "visits to a provider",
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
      what: "browsers not known any more",
      keptMs: days(KNOWN_FOR_DAYS),
      sql: "DELETE FROM known_browsers WHERE lastSignInAt < ? LIMIT ?",
    },
  ],
};

export const accountRows: AccountRows = {
  table: "users",
  find: async (transaction, address) => {
    const [account] = await transaction.query<Account[]>(
      "SELECT id, stripeCustomerId FROM users WHERE email = ? FOR UPDATE",
      [address],
    );
    return account ?? null;
  },
  remove: async (transaction, id) => {
    await transaction.query("DELETE FROM users WHERE id = ?", [id]);
  },
  blank: async (transaction, id, now) => {
    await transaction.query(
      `UPDATE users SET email = CONCAT(id, '@erased.invalid'), name = 'Erased', location = '', phone = '',
       countryCode = '', role = 'CANDIDATE', updatedAt = ? WHERE id = ?`,
      [now, id],
    );
  },
};
