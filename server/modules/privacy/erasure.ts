import type { DataSource, EntityManager } from "typeorm";
import type { Clock } from "../../core/clock.js";
import { canonicalAddress } from "../../core/validation.js";
import type { ObjectStore } from "../../integrations/storage/object-store.js";
import { inTransaction } from "../../kit/db/transactions.js";
import { keyOf, rowsOf } from "./person.js";
import type {
  Account,
  AccountRows,
  Obstacle,
  Person,
  PersonalRows,
  PrivacyRules,
  Use,
} from "./privacy.types.js";

export interface ErasureReport {
  hasAccount: boolean;
  erased: { what: string; count: number }[];
  kept: { what: string; count: number; why: string }[];
  /** What must end first. */
  obstacles: Pick<Obstacle, "code" | "advice">[];
  /** The person's customer id at the payment provider. */
  stripeCustomerId: string | null;
}

/**
 * A step that belongs to an erasure and must not happen without it.
 * @param userId id of the person's account; null if the address has none
 */
export type InErasure = (
  transaction: EntityManager,
  about: { userId: string | null; report: ErasureReport },
) => Promise<void>;

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

/**
 * Deletes the personal data of a person who requested it (privacy page, "Your rights"). Data
 * required by law or for a dispute stays, under an account row without name or address.
 */
export class Erasure {
  constructor(private readonly needs: ErasureNeeds) {}

  /** Shows what `erase` would do, without doing it, and without making others wait. */
  preview(address: string): Promise<ErasureReport> {
    return inTransaction(this.needs.dataSource, async (transaction) =>
      this.inspect(transaction, await this.find(transaction, address, "PREVIEW"), "PREVIEW"),
    );
  }

  /**
   * Deletes permanently. Files come last: if one cannot be removed now, a sweep removes it, since it has no row.
   * @param alongside runs in the same transaction, before anything is deleted; if it throws, nothing is
   * @throws ErasureRefused
   */
  async erase(address: string, alongside?: InErasure): Promise<ErasureReport> {
    const { dataSource, store } = this.needs;
    const { report, files } = await inTransaction(dataSource, async (transaction) => {
      const person = await this.find(transaction, address, "ERASURE");
      const found = await this.inspect(transaction, person, "ERASURE");
      const [obstacle] = found.obstacles;
      if (obstacle) throw new ErasureRefused(obstacle.advice);
      await alongside?.(transaction, { userId: person.account?.id ?? null, report: found });
      const keys = await this.filesOf(transaction, person);
      for (const rows of this.all("erased"))
        await transaction.query(deletion(rows), [keyOf(rows, person)]);
      if (person.account) await this.forget(transaction, person, person.account);
      return { report: found, files: keys };
    });
    for (const file of files) await store.remove(file);
    return report;
  }

  private async find(transaction: EntityManager, text: string, use: Use): Promise<Person> {
    const address = canonicalAddress(text);
    return { address, account: await this.needs.accounts.find(transaction, address, use) };
  }

  private async inspect(
    transaction: EntityManager,
    person: Person,
    use: Use,
  ): Promise<ErasureReport> {
    const { account } = person;
    const report: ErasureReport = {
      hasAccount: account !== null,
      obstacles: account ? await this.obstaclesOf(transaction, account, use) : [],
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

  private async obstaclesOf(transaction: EntityManager, { id }: Account, use: Use) {
    const now = this.needs.clock.now();
    const found: ErasureReport["obstacles"] = [];
    for (const { code, advice, isThere } of this.all("obstacles"))
      if (await isThere(transaction, id, now, use)) found.push({ code, advice });
    return found;
  }

  private async filesOf(transaction: EntityManager, person: Person): Promise<string[]> {
    const keys: string[] = [];
    for (const rows of this.all("files")) {
      const selection = `${rows.column} AS file`;
      const found = await rowsOf<{ file: string }>(transaction, selection, rows, person);
      keys.push(...found.map(({ file }) => file));
    }
    return keys;
  }

  /** Keeps the account's row while kept rows refer to it. */
  private async forget(transaction: EntityManager, person: Person, { id }: Account) {
    const { accounts, clock } = this.needs;
    for (const sql of this.all("blanked")) await transaction.query(sql, [id]);
    if (!(await this.isReferredTo(transaction, person))) return accounts.remove(transaction, id);
    await accounts.blank(transaction, id, clock.now());
  }

  private async isReferredTo(transaction: EntityManager, person: Person): Promise<boolean> {
    for (const rows of this.all("kept"))
      if (!rows.withoutAccount && (await countOf(transaction, rows, person)) > 0) return true;
    return false;
  }

  /** All modules' rules of one kind. */
  private all<Kind extends "erased" | "files" | "kept" | "blanked" | "obstacles">(kind: Kind) {
    return this.needs.rules.flatMap(
      (rules): readonly NonNullable<PrivacyRules[Kind]>[number][] => rules[kind] ?? [],
    );
  }
}

/** Tables and conditions are constants in the modules' code. */
const deletion = ({ table, where }: PersonalRows): string => `DELETE FROM ${table} WHERE ${where}`;

async function countOf(transaction: EntityManager, rows: PersonalRows, person: Person) {
  type Count = { total: number | string };
  const [row] = await rowsOf<Count>(transaction, "COUNT(*) AS total", rows, person);
  return Number(row?.total ?? 0);
}
