import type { DataSource, EntityManager } from "typeorm";
import type { Clock } from "../core/clock.js";
import { canonicalAddress } from "../core/validation.js";
import type { ObjectStore } from "../integrations/storage/object-store.js";

/** Rows of a person: `rows` is "table WHERE …" with one parameter, the account's id or the address. */
interface Rows {
  what: string;
  of: "account" | "address";
  rows: string;
}

const NEEDED_BY_PURCHASE = `EXISTS (SELECT 1 FROM checkout_sessions c
  WHERE c.acceptanceId = terms_acceptances.id AND c.status = 'COMPLETE')`;

/** In this order: what refers goes before what it refers to. */
const ERASED: readonly Rows[] = [
  { what: "sessions", of: "account", rows: "sessions WHERE userId = ?" },
  { what: "ways to sign in", of: "account", rows: "identities WHERE userId = ?" },
  { what: "cart items", of: "account", rows: "cart_items WHERE userId = ?" },
  { what: "applications", of: "account", rows: "applications WHERE userId = ?" },
  { what: "resumes, with their files", of: "account", rows: "resumes WHERE userId = ?" },
  { what: "places as a recruiter", of: "account", rows: "company_recruiters WHERE userId = ?" },
  {
    what: "pay pages nobody paid on",
    of: "account",
    rows: "checkout_sessions WHERE userId = ? AND status <> 'COMPLETE'",
  },
  {
    what: "acceptances of terms without a purchase",
    of: "account",
    rows: `terms_acceptances WHERE userId = ? AND NOT ${NEEDED_BY_PURCHASE}`,
  },
  { what: "sign-in codes", of: "address", rows: "login_codes WHERE email = ?" },
  { what: "contact messages", of: "address", rows: "contact_messages WHERE email = ?" },
  { what: "requests for mailings", of: "address", rows: "newsletter_requests WHERE email = ?" },
  { what: "mailings", of: "address", rows: "newsletter_subscribers WHERE email = ?" },
];

/** Seven years, as the privacy page says; `Retention` removes them then. */
const KEPT: readonly (Rows & { why: string })[] = [
  { what: "payments", of: "account", rows: "payments WHERE userId = ?", why: "tax and books" },
  { what: "plans", of: "account", rows: "subscriptions WHERE userId = ?", why: "tax and books" },
  {
    what: "paid pay pages",
    of: "account",
    rows: "checkout_sessions WHERE userId = ? AND status = 'COMPLETE'",
    why: "tax and books",
  },
  {
    what: "acceptances of terms with a purchase",
    of: "account",
    rows: `terms_acceptances WHERE userId = ? AND ${NEEDED_BY_PURCHASE}`,
    why: "proof of what was agreed: signature, time and address as our server saw them",
  },
  {
    what: "API keys that this person issued",
    of: "account",
    rows: "api_keys WHERE createdById = ?",
    why: "partner systems use them; revoke them apart",
  },
];

interface Account {
  id: string;
  stripeCustomerId: string | null;
}

export interface ErasureReport {
  hasAccount: boolean;
  erased: { what: string; count: number }[];
  kept: { what: string; count: number; why: string }[];
  /** What the payment provider knows the person by. */
  stripeCustomerId: string | null;
}

/** Something that runs would break: said to the operator, nothing was changed. */
export class ErasureRefused extends Error {
  override name = "ErasureRefused";
}

/**
 * Deletes what is kept about a person who asked for it (privacy page, "Your rights"). What law or a dispute needs
 * stays, under an account row that names nobody any more.
 */
export class Erasure {
  constructor(
    private readonly dataSource: DataSource,
    private readonly store: Pick<ObjectStore, "remove">,
    private readonly clock: Clock,
  ) {}

  /** What `erase` would do, without doing it. @throws ErasureRefused */
  preview(address: string): Promise<ErasureReport> {
    return this.dataSource.transaction((transaction) => this.inspect(transaction, address));
  }

  /** For good. Files go last: one that cannot be removed now has no row, and the resume sweep takes it. @throws ErasureRefused */
  async erase(address: string): Promise<ErasureReport> {
    const { report, files } = await this.dataSource.transaction(async (transaction) => {
      const found = await this.inspect(transaction, address);
      const account = await accountOf(transaction, address);
      const rows = await transaction.query<{ storageKey: string }[]>(
        "SELECT storageKey FROM resumes WHERE userId = ?",
        [account?.id ?? ""],
      );
      for (const part of ERASED)
        // eslint-disable-next-line no-restricted-syntax -- tables and conditions are constant text
        await transaction.query(`DELETE FROM ${part.rows}`, [keyOf(part, address, account)]);
      if (account) await this.forget(transaction, account, found.kept.length > 0);
      return { report: found, files: rows.map(({ storageKey }) => storageKey) };
    });
    for (const file of files) await this.store.remove(file);
    return report;
  }

  private async inspect(transaction: EntityManager, address: string): Promise<ErasureReport> {
    const account = await accountOf(transaction, address);
    if (account) await this.refuseWhileRunning(transaction, account);
    const count = async (part: Rows): Promise<number> => {
      const sql = `SELECT COUNT(*) AS total FROM ${part.rows}`;
      const values = [keyOf(part, address, account)];
      const [row] = await transaction.query<{ total: number | string }[]>(sql, values);
      return Number(row?.total ?? 0);
    };
    const report: ErasureReport = {
      hasAccount: account !== null,
      erased: [],
      kept: [],
      stripeCustomerId: account?.stripeCustomerId ?? null,
    };
    for (const part of ERASED) report.erased.push({ what: part.what, count: await count(part) });
    for (const part of KEPT)
      report.kept.push({ what: part.what, why: part.why, count: await count(part) });
    report.erased = report.erased.filter((part) => part.count > 0);
    report.kept = report.kept.filter((part) => part.count > 0);
    return report;
  }

  private async refuseWhileRunning(transaction: EntityManager, { id }: Account): Promise<void> {
    const [running] = await transaction.query<unknown[]>(
      "SELECT 1 FROM subscriptions WHERE userId = ? AND status NOT IN ('ENDED', 'CANCELED') LIMIT 1",
      [id],
    );
    if (running)
      throw new ErasureRefused(
        "A plan is running. Cancel it at Stripe for the end of the paid month, and erase when it has ended.",
      );
    const [open] = await transaction.query<unknown[]>(
      "SELECT 1 FROM checkout_sessions WHERE userId = ? AND status = 'OPEN' AND expiresAt > ? LIMIT 1",
      [id, this.clock.now()],
    );
    if (open)
      throw new ErasureRefused("A pay page is open and may still be paid on. Try again tomorrow.");
  }

  /** The row stays while something kept refers to it, and says nothing of the person. */
  private async forget(
    transaction: EntityManager,
    { id }: Account,
    isNeeded: boolean,
  ): Promise<void> {
    if (!isNeeded) {
      await transaction.query("DELETE FROM users WHERE id = ?", [id]);
      return;
    }
    await transaction.query(
      `UPDATE users SET email = CONCAT(id, '@erased.invalid'), name = 'Erased', location = '', phone = '',
       countryCode = '', role = 'CANDIDATE', updatedAt = ? WHERE id = ?`,
      [this.clock.now(), id],
    );
    await transaction.query(
      `UPDATE terms_acceptances SET claimedIp = NULL, claimedBrowser = NULL, claimedFingerprint = NULL,
       claimedTimestamp = NULL WHERE userId = ?`,
      [id],
    );
  }
}

/** Locked: nothing new comes to an account that is being erased. */
async function accountOf(transaction: EntityManager, address: string): Promise<Account | null> {
  const [account] = await transaction.query<Account[]>(
    "SELECT id, stripeCustomerId FROM users WHERE email = ? FOR UPDATE",
    [canonicalAddress(address)],
  );
  return account ?? null;
}

const keyOf = ({ of }: Rows, address: string, account: Account | null): string =>
  of === "address" ? canonicalAddress(address) : (account?.id ?? "");
