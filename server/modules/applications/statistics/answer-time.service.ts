import { LRUCache } from "lru-cache";
import type { DataSource } from "typeorm";
import { days, hours, later, type Clock } from "../../../core/clock.js";
import { nullable, readFields, readTime, type Readers } from "../../../kit/db/row-readers.js";
import { answerTimeOf, type SentApplication } from "./answer-time.js";
import type { AnswerTime } from "./answer-time.types.js";

const PERIOD_MS = days(180);
/** The newest ones: enough for a median, and a limit to the work. */
const MOST_APPLICATIONS = 1000;
/** The numbers change slowly, and not with each single answer. */
const KEPT_MS = hours(1);
const KEPT = 1000;

/** The newest applications to a company, each with its first answer. Undone moves don't count, nor what was before it was sent again. */
const SENT = `
  SELECT a.appliedAt, MIN(CASE WHEN e.kind = 'MOVED' THEN e.at END) AS answeredAt,
    MIN(CASE WHEN e.kind = 'WITHDRAWN' THEN e.at END) AS withdrawnAt
  FROM (
    SELECT id, appliedAt FROM applications FORCE INDEX (applications_company)
    WHERE companyId = ? AND appliedAt >= ? ORDER BY appliedAt DESC LIMIT ?
  ) a
  LEFT JOIN application_events e ON e.applicationId = a.id AND e.at >= a.appliedAt
    AND e.kind IN ('MOVED', 'WITHDRAWN')
    AND NOT EXISTS (SELECT 1 FROM application_events u WHERE u.undoesId = e.id AND u.kind = 'UNDONE')
  GROUP BY a.id, a.appliedAt`;

const columns: Readers<SentApplication> = {
  appliedAt: readTime,
  answeredAt: nullable(readTime),
  withdrawnAt: nullable(readTime),
};

/** How fast companies' applications are answered, for everyone. Up to an hour old. */
export class AnswerTimeService {
  private readonly recent = new LRUCache<string, Promise<AnswerTime | null>>({
    max: KEPT,
    ttl: KEPT_MS,
  });

  constructor(
    private readonly dataSource: DataSource,
    private readonly clock: Clock,
  ) {}

  /** @returns null until 10 applications of the last 180 days have an answer */
  find(companyId: string): Promise<AnswerTime | null> {
    const known = this.recent.get(companyId);
    if (known) return known;
    const reading = this.read(companyId);
    this.recent.set(companyId, reading);
    // A failure is not remembered.
    reading.catch(() => this.recent.delete(companyId));
    return reading;
  }

  private async read(companyId: string): Promise<AnswerTime | null> {
    const now = this.clock.now();
    const values = [companyId, later(now, -PERIOD_MS), MOST_APPLICATIONS];
    const rows = await this.dataSource.query<Record<string, unknown>[]>(SENT, values);
    return answerTimeOf(
      rows.map((row) => readFields(columns, row)),
      now,
    );
  }
}
