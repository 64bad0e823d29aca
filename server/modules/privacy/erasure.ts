import type { DataSource, EntityManager } from "typeorm";
import type { Clock } from "../../core/clock.js";
import { canonicalAddress } from "../../core/validation.js";
import type { ObjectStore } from "../../integrations/storage/object-store.js";
import { inTransaction } from "../../kit/db/transactions.js";
import type { Account, AccountRows, PersonalRows, PrivacyRules } from "./privacy.types.js";

export interface ErasureReport {
  hasAccount: boolean;
  erased: { what: string; count: number }[];
  kept: { what: string; count: number; why: string }[];
  /** The person's customer id at the payment provider. */
  stripeCustomerId: string | null;
}

/**
 * Something active would break: nothing was changed, and the message tells the operator what to do
 * first.
 */
export class ErasureRefused extends Error {
  override name = "ErasureRefused";
}

interface ErasureNeeds {
  dataSource: DataSource;
  store: Pick<ObjectStore, "remove">;
  clock: Clock;
  accounts: AccountRows;
  /** In this order: referring rows come before the rows they refer to. */
  rules: readonly PrivacyRules[];
}

/** The person's keys for the rules. */
interface Person {
  address: string;
  account: Account | null;
}

/**
 * Deletes the personal data of a person who requested it (privacy page, "Your rights"). Data
 * required by law or for a dispute stays, under an account row without name or address.
 */
export class Erasure {
  constructor(private readonly needs: ErasureNeeds) {}

  /** Shows what `erase` would do, without doing it. @throws ErasureRefused */
  preview(address: string): Promise<ErasureReport> {
    return inTransaction(this.needs.dataSource, async (transaction) =>
      this.inspect(transaction, await this.find(transaction, address)),
    );
  }

  /**
   * Deletes permanently. Files come last: if one cannot be removed now, the resume sweep removes it, since it has no row.
   * @throws ErasureRefused
   */
  async erase(address: string): Promise<ErasureReport> {
    const { dataSource, store } = this.needs;
    const { report, files } = await inTransaction(dataSource, async (transaction) => {
      const person = await this.find(transaction, address);
      const found = await this.inspect(transaction, person);
      const keys = await this.filesOf(transaction, person);
      for (const rows of this.all("erased"))
        await transaction.query(statement("DELETE", rows), [keyOf(rows, person)]);
      if (person.account) await this.forget(transaction, person.account, found.kept.length > 0);
      return { report: found, files: keys };
    });
    for (const file of files) await store.remove(file);
    return report;
  }

  private async find(transaction: EntityManager, text: string): Promise<Person> {
    const address = canonicalAddress(text);
    return { address, account: await this.needs.accounts.find(transaction, address) };
  }

  private async inspect(transaction: EntityManager, person: Person): Promise<ErasureReport> {
    const { account } = person;
    if (account) await this.refuseWhileRunning(transaction, account);
    const report: ErasureReport = {
      hasAccount: account !== null,
      erased: [],
      kept: [],
      stripeCustomerId: account?.stripeCustomerId ?? null,
    };
    for (const rows of this.all("erased")) {
      const count = await countOf(transaction, rows, person);
      if (count > 0) report.erased.push({ what: rows.what, count });
    }
    for (const rows of this.all("kept")) {
      const count = await countOf(transaction, rows, person);
      if (count > 0) report.kept.push({ what: rows.what, why: rows.why, count });
    }
    return report;
  }

  private async refuseWhileRunning(transaction: EntityManager, { id }: Account): Promise<void> {
    const now = this.needs.clock.now();
    for (const { advice, isThere } of this.all("obstacles"))
      if (await isThere(transaction, id, now)) throw new ErasureRefused(advice);
  }

  private async filesOf(transaction: EntityManager, person: Person): Promise<string[]> {
    const keys: string[] = [];
    for (const rows of this.all("files")) {
      const sql = statement(`SELECT ${rows.column} AS file`, rows);
      const found = await transaction.query<{ file: string }[]>(sql, [keyOf(rows, person)]);
      keys.push(...found.map(({ file }) => file));
    }
    return keys;
  }

  /** Keeps the account's row while kept rows refer to it. */
  private async forget(transaction: EntityManager, { id }: Account, isNeeded: boolean) {
    const { accounts, clock } = this.needs;
    if (!isNeeded) return accounts.remove(transaction, id);
    await accounts.blank(transaction, id, clock.now());
    for (const sql of this.all("blanked")) await transaction.query(sql, [id]);
  }

  /** All modules' rules of one kind. */
  private all<Kind extends "erased" | "files" | "kept" | "blanked" | "obstacles">(kind: Kind) {
    return this.needs.rules.flatMap(
      (rules): readonly NonNullable<PrivacyRules[Kind]>[number][] => rules[kind] ?? [],
    );
  }
}

/** Tables and conditions are constants in the modules' code. */
const statement = (verb: string, { table, where }: PersonalRows): string =>
  `${verb} FROM ${table} WHERE ${where}`;

const keyOf = ({ of }: PersonalRows, { address, account }: Person): string =>
  of === "address" ? address : (account?.id ?? "");

async function countOf(transaction: EntityManager, rows: PersonalRows, person: Person) {
  const sql = statement("SELECT COUNT(*) AS total", rows);
  const [row] = await transaction.query<{ total: number | string }[]>(sql, [keyOf(rows, person)]);
  return Number(row?.total ?? 0);
}
