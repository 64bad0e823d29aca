import { In, LessThanOrEqual, type DataSource, type EntityManager } from "typeorm";
import { days, later, type Clock } from "../../core/clock.js";
import type { Logger } from "../../core/logger.js";
import { runAlone } from "../../kit/db/named-lock.js";
import { inTransaction } from "../../kit/db/transactions.js";
import { ANCHOR_ID } from "./audit.chain.js";
import { AuditAnchor, AuditEvent, AuditSeal } from "./audit.entity.js";

/** 18 months. */
const KEPT_FOR_MS = days(548);
const BATCH = 1000;

export const RETENTION_LOCK = "audit retention";

/**
 * Deletes events after 18 months, from the start of the chain. It is not a retention rule like others, because event, seal and
 * the chain's new start must change together. An event without a seal stays until it has one.
 */
export class AuditRetention {
  constructor(
    private readonly dataSource: DataSource,
    private readonly clock: Clock,
    private readonly logger: Logger,
  ) {}

  /** @returns how many seals it deleted; 0 while another instance is deleting or a verification is running */
  async run(): Promise<number> {
    return (await runAlone(this.dataSource, RETENTION_LOCK, () => this.deleteOld())) ?? 0;
  }

  private async deleteOld(): Promise<number> {
    const before = later(this.clock.now(), -KEPT_FOR_MS);
    let total = 0;
    let batch: number;
    do {
      batch = await inTransaction(this.dataSource, (t) => this.deleteBatch(t, before));
      total += batch;
    } while (batch === BATCH);
    if (total > 0) this.logger.info({ deleted: total }, "audit events kept long enough, deleted");
    return total;
  }

  private async deleteBatch(transaction: EntityManager, before: Date): Promise<number> {
    const seals = await transaction.find(AuditSeal, { order: { seq: "ASC" }, take: BATCH });
    const old = await oldestOf(transaction, seals, before);
    const last = old.at(-1);
    if (!last) return 0;
    await transaction.delete(AuditEvent, { id: In(old.map(({ eventId }) => eventId)) });
    await transaction.delete(AuditSeal, { seq: LessThanOrEqual(last.seq) });
    const { seq, hash } = last;
    await transaction.save(AuditAnchor, { id: ANCHOR_ID, seq, hash, prunedAt: this.clock.now() });
    return old.length;
  }
}

/**
 * The first seals, up to the last one whose event is old. A seal whose event is missing goes with those around it: that it is
 * missing can be seen as long as the others are kept.
 */
async function oldestOf(
  transaction: EntityManager,
  seals: AuditSeal[],
  before: Date,
): Promise<AuditSeal[]> {
  const ids = seals.map(({ eventId }) => eventId);
  const events = await transaction.findBy(AuditEvent, { id: In(ids) });
  const isOld = new Map(events.map(({ id, at }) => [id, at < before]));
  const end = seals.findIndex(({ eventId }) => isOld.get(eventId) === false);
  const first = end === -1 ? seals : seals.slice(0, end);
  const lastOld = first.findLastIndex(({ eventId }) => isOld.get(eventId) === true);
  return first.slice(0, lastOld + 1);
}
