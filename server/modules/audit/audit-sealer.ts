import type { DataSource, EntityManager, ObjectLiteral, SelectQueryBuilder } from "typeorm";
import { MOST_COUNTED, secondsSince, type Backlog } from "../../core/backlog.js";
import { days, hours, later, minutes, type Clock } from "../../core/clock.js";
import type { Logger } from "../../core/logger.js";
import { runAlone } from "../../kit/db/named-lock.js";
import { readInteger } from "../../kit/db/row-readers.js";
import { inTransaction } from "../../kit/db/transactions.js";
import { headOf, sealOf } from "./audit.chain.js";
import { AuditEvent, AuditSeal } from "./audit.entity.js";

const BATCH = 500;
/** A transaction can commit an event after newer ones were sealed, but hardly later than this. */
const LOOK_BACK_MS = minutes(5);
/** Now and then, look further back: the clock of an instance may have been slow. */
const LOOK_FURTHER_BACK_MS = days(2);
const LOOK_FURTHER_EVERY_MS = hours(1);
const LOG_HEAD_EVERY_MS = days(1);

/**
 * Gives events their place in the chain. Only after the commit: a transaction that waited for the last hash would make every
 * request that records something wait for the one before. Any number of instances may run it; one seals at a time.
 */
export class AuditSealer {
  private lookedFurtherAt = 0;
  private loggedHeadAt = 0;

  constructor(
    private readonly dataSource: DataSource,
    private readonly clock: Clock,
    private readonly logger: Logger,
  ) {}

  /** @returns how many events it sealed; 0 while another instance is sealing */
  async run(): Promise<number> {
    const now = this.clock.now().getTime();
    const isDue = now - this.lookedFurtherAt >= LOOK_FURTHER_EVERY_MS;
    const from = await this.startOf(isDue ? LOOK_FURTHER_BACK_MS : LOOK_BACK_MS);
    const sealed = await this.sealFrom(from);
    if (isDue && sealed !== null) this.lookedFurtherAt = now;
    if (now - this.loggedHeadAt >= LOG_HEAD_EVERY_MS) await this.logHead(now);
    return sealed ?? 0;
  }

  /** The events of the last minutes that have no seal yet. None is ever given up. */
  async backlog(): Promise<Backlog> {
    const from = await this.startOf(LOOK_BACK_MS);
    const row = await this.dataSource.manager
      .createQueryBuilder()
      .select("COUNT(*)", "waiting")
      .addSelect("MIN(first.at)", "oldest")
      .from(
        (first) => whereUnsealed(first.select("e.at", "at").from(AuditEvent, "e"), from),
        "first",
      )
      .getRawOne<{ waiting: number | string; oldest: Date | null }>();
    const oldestSeconds = secondsSince(row?.oldest ?? null, this.clock.now());
    return { waiting: readInteger(row?.waiting), oldestSeconds, dead: 0 };
  }

  /** The log, which is kept elsewhere, shows later whether the end of the chain was cut off or replaced. */
  private async logHead(now: number): Promise<void> {
    const { seq, hash } = await headOf(this.dataSource.manager);
    this.logger.info({ seq, hash }, "head of the audit log");
    this.loggedHeadAt = now;
  }

  /** Where to look for events without a seal: somewhat before the newest one that has a seal. */
  private async startOf(lookBackMs: number): Promise<Date> {
    const newest = await this.dataSource.manager
      .createQueryBuilder(AuditEvent, "e")
      .innerJoin(AuditSeal, "s", "s.eventId = e.id")
      .orderBy("s.seq", "DESC")
      .limit(1)
      .getOne();
    if (!newest) return new Date(0);
    // The clock of the instance that wrote it may be fast.
    const newestAt = Math.min(newest.at.getTime(), this.clock.now().getTime());
    return later(new Date(newestAt), -lookBackMs);
  }

  /** @returns null while another instance is sealing */
  private async sealFrom(from: Date): Promise<number | null> {
    if ((await unsealed(this.dataSource.manager, from, 1)).length === 0) return 0;
    return runAlone(this.dataSource, "audit seals", async () => {
      let total = 0;
      let batch: number;
      do {
        batch = await inTransaction(this.dataSource, (transaction) => sealBatch(transaction, from));
        total += batch;
      } while (batch === BATCH);
      return total;
    });
  }
}

/** The lock keeps other instances out; where locks are not shared, as in a cluster, the primary key does. */
async function sealBatch(transaction: EntityManager, from: Date): Promise<number> {
  const events = await unsealed(transaction, from, BATCH);
  let head = await headOf(transaction);
  const seals = events.map((event) => {
    head = sealOf(head, event);
    return { seq: String(head.seq), eventId: event.id, hash: head.hash };
  });
  if (seals.length > 0) await transaction.insert(AuditSeal, seals);
  return seals.length;
}

const unsealed = (manager: EntityManager, from: Date, limit: number): Promise<AuditEvent[]> =>
  whereUnsealed(manager.createQueryBuilder(AuditEvent, "e"), from, limit).getMany();

const whereUnsealed = <Row extends ObjectLiteral>(
  events: SelectQueryBuilder<Row>,
  from: Date,
  limit = MOST_COUNTED,
): SelectQueryBuilder<Row> =>
  events
    .leftJoin(AuditSeal, "s", "s.eventId = e.id")
    .where("e.at >= :from AND s.eventId IS NULL", { from })
    .orderBy({ "e.at": "ASC", "e.id": "ASC" })
    .limit(limit);
