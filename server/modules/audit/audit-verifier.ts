import { In, MoreThan, type DataSource } from "typeorm";
import { later, minutes, type Clock } from "../../core/clock.js";
import { runAlone } from "../../kit/db/named-lock.js";
import { anchorOf, sealOf, toLink, type ChainLink } from "./audit.chain.js";
import { AuditEvent, AuditSeal } from "./audit.entity.js";
import { RETENTION_LOCK } from "./audit-retention.js";

const BATCH = 1000;
/** An event gets its seal within seconds; without one for longer than this, something is wrong. */
const SEALED_WITHIN_MS = minutes(1);
const MAX_UNSEALED = 100;

export type AuditProblem =
  | { kind: "SEALS_MISSING"; from: number; to: number }
  | { kind: "EVENT_MISSING"; seq: number; eventId: string }
  /** The seal does not fit its event and the seal before: one of the three was changed or moved. */
  | { kind: "CHANGED"; seq: number; eventId: string }
  | { kind: "UNSEALED"; eventId: string; at: Date }
  /** The chain ends before the head that was written down, or has another hash there. */
  | { kind: "HEAD_MISSING"; seq: number }
  | { kind: "HEAD_DIFFERS"; seq: number }
  /** That part of the chain has been deleted after its time. */
  | { kind: "HEAD_TOO_OLD"; seq: number };

export interface AuditReport {
  problems: AuditProblem[];
  /** The last link that was deleted after its time. */
  anchor: ChainLink;
  head: ChainLink;
  /** The time of the oldest event. */
  since: Date | null;
  events: number;
}

/** Checks whether the audit log is complete and unchanged. */
export class AuditVerifier {
  constructor(
    private readonly dataSource: DataSource,
    private readonly clock: Clock,
  ) {}

  /**
   * Walks the whole chain.
   * @param known a head from the log, to see whether the chain still contains it
   * @returns null while old events are being deleted: try again
   */
  verify(known?: ChainLink): Promise<AuditReport | null> {
    return runAlone(this.dataSource, RETENTION_LOCK, async () => {
      const anchor = await anchorOf(this.dataSource.manager);
      const report: AuditReport = { problems: [], anchor, head: anchor, since: null, events: 0 };
      if (known && known.seq < anchor.seq)
        report.problems.push({ kind: "HEAD_TOO_OLD", seq: known.seq });
      if (known?.seq === anchor.seq) compareHead(report, known, anchor);
      while (await this.walkBatch(report, known));
      if (known && known.seq > report.head.seq)
        report.problems.push({ kind: "HEAD_MISSING", seq: known.seq });
      report.problems.push(...(await this.unsealed()));
      return report;
    });
  }

  /** Continues from the report's head. @returns false at the end of the chain */
  private async walkBatch(report: AuditReport, known?: ChainLink): Promise<boolean> {
    const { manager } = this.dataSource;
    const seals = await manager.find(AuditSeal, {
      where: { seq: MoreThan(String(report.head.seq)) },
      order: { seq: "ASC" },
      take: BATCH,
    });
    const ids = seals.map(({ eventId }) => eventId);
    const events = await manager.findBy(AuditEvent, { id: In(ids) });
    const byId = new Map(events.map((event) => [event.id, event]));
    for (const seal of seals) {
      const link = toLink(seal);
      const event = byId.get(seal.eventId);
      const problem = problemOf(report.head, seal, event);
      if (problem) report.problems.push(problem);
      if (known?.seq === link.seq) compareHead(report, known, link);
      if (event) report.events += 1;
      if (event && (!report.since || event.at < report.since)) report.since = event.at;
      // Continue from the hash that is stored, so that one change is not reported for all that follow.
      report.head = link;
    }
    return seals.length > 0;
  }

  private async unsealed(): Promise<AuditProblem[]> {
    const events = await this.dataSource.manager
      .createQueryBuilder(AuditEvent, "e")
      .leftJoin(AuditSeal, "s", "s.eventId = e.id")
      .where("s.eventId IS NULL AND e.at < :due", {
        due: later(this.clock.now(), -SEALED_WITHIN_MS),
      })
      .orderBy({ "e.at": "ASC", "e.id": "ASC" })
      .limit(MAX_UNSEALED)
      .getMany();
    return events.map(({ id, at }) => ({ kind: "UNSEALED", eventId: id, at }));
  }
}

function problemOf(
  before: ChainLink,
  seal: AuditSeal,
  event: AuditEvent | undefined,
): AuditProblem | null {
  const { seq, hash } = toLink(seal);
  const { eventId } = seal;
  if (seq !== before.seq + 1) return { kind: "SEALS_MISSING", from: before.seq + 1, to: seq - 1 };
  if (!event) return { kind: "EVENT_MISSING", seq, eventId };
  return sealOf(before, event).hash === hash ? null : { kind: "CHANGED", seq, eventId };
}

function compareHead({ problems }: AuditReport, known: ChainLink, found: ChainLink): void {
  if (known.hash !== found.hash) problems.push({ kind: "HEAD_DIFFERS", seq: known.seq });
}
