import { In, IsNull, Not, type DataSource, type EntityManager } from "typeorm";
import { canonicalAddress } from "../../core/validation.js";
import { insertOnce } from "../../kit/db/insert-once.js";
import type { FeedbackKind } from "./mail-feedback.entity.js";
import { MailSuppression } from "./suppression.entity.js";
import { withheldReason } from "./suppression.policy.js";
import type { FeedbackCounts, MailClass, WithheldReason } from "./suppression.types.js";

/** What a bounce or a complaint changes about an address. */
export type AddressChange = Partial<Omit<MailSuppression, "email">>;

/** The addresses that mail came back from, or whose readers complained. Callers check who may know. */
export class SuppressionService {
  constructor(private readonly dataSource: DataSource) {}

  /** Why mail of this class is not sent to the address; null if it is. @param manager of the caller's transaction */
  async withheldFrom(
    address: string,
    mailClass: MailClass,
    manager: EntityManager = this.dataSource.manager,
  ): Promise<WithheldReason | null> {
    const email = canonicalAddress(address);
    const found = await manager.findOneBy(MailSuppression, { email });
    return found && withheldReason(found, mailClass);
  }

  /** Those of the addresses that have something against them, by address as given. */
  async find(addresses: readonly string[]): Promise<Map<string, MailSuppression>> {
    const emails = new Set(addresses.map(canonicalAddress));
    const where = { email: In([...emails]) };
    const rows =
      emails.size > 0 ? await this.dataSource.manager.findBy(MailSuppression, where) : [];
    const byEmail = new Map(rows.map((row) => [row.email, row]));
    return new Map(
      addresses.flatMap((address) => {
        const row = byEmail.get(canonicalAddress(address));
        return row ? [[address, row] as const] : [];
      }),
    );
  }

  /** @param email as accounts spell it */
  async note(transaction: EntityManager, email: string, change: AddressChange): Promise<void> {
    const blank = { bouncedAt: null, bounceReason: null, complainedAt: null };
    if (await insertOnce(transaction, MailSuppression, { email, ...blank, ...change })) return;
    await transaction.update(MailSuppression, { email }, change);
  }

  /**
   * A code that was mailed to the address has arrived, so it works. A complaint stays: it says what its reader wants, not whether
   * mail arrives.
   * @param manager of the caller's transaction
   */
  async noteArrival(
    email: string,
    manager: EntityManager = this.dataSource.manager,
  ): Promise<void> {
    const bounced = { email, bouncedAt: Not(IsNull()) };
    const { affected } = await manager.update(MailSuppression, bounced, {
      bouncedAt: null,
      bounceReason: null,
    });
    if (affected)
      await manager.delete(MailSuppression, { email, complainedAt: IsNull(), bouncedAt: IsNull() });
  }

  /** How many bounces and complaints the provider has told us of since then. */
  async countFeedback(since: Date): Promise<FeedbackCounts> {
    const rows = await this.dataSource.query<{ kind: FeedbackKind; total: number | string }[]>(
      "SELECT kind, SUM(recipients) AS total FROM mail_feedback WHERE receivedAt >= ? GROUP BY kind",
      [since],
    );
    const of = (kind: FeedbackKind) => Number(rows.find((row) => row.kind === kind)?.total ?? 0);
    return { bounced: of("BOUNCE"), softBounced: of("SOFT_BOUNCE"), complained: of("COMPLAINT") };
  }
}
