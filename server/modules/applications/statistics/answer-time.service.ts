import DataLoader from "dataloader";
import { LRUCache } from "lru-cache";
import type { DataSource } from "typeorm";
import { days, hours, later, type Clock } from "../../../core/clock.js";
import {
  nullable,
  readFields,
  readText,
  readTime,
  type Readers,
} from "../../../kit/db/row-readers.js";
import { answerTimeOf, type SentApplication } from "./answer-time.js";
import type { AnswerTime } from "./answer-time.types.js";

const PERIOD_MS = days(180);
/** The newest ones: enough for a median, and a limit to the work. */
const MOST_APPLICATIONS = 1000;
/** The numbers change slowly, and not with each single answer. */
const KEPT_MS = hours(1);
const KEPT = 1000;

/** The newest applications to a company. In parentheses, for a UNION. */
const NEWEST = `(SELECT id, companyId, appliedAt FROM applications FORCE INDEX (applications_company)
  WHERE companyId = ? AND appliedAt >= ? ORDER BY appliedAt DESC LIMIT ?)`;

/**
 * Applications, each with its first answer. Undone moves don't count, nor what was before it was sent again.
 * @param newest one SELECT a company: each reads no further than its limit
 */
const sentOf = (newest: readonly string[]): string => `
  SELECT a.companyId, a.appliedAt, MIN(CASE WHEN e.kind = 'MOVED' THEN e.at END) AS answeredAt,
    MIN(CASE WHEN e.kind = 'WITHDRAWN' THEN e.at END) AS withdrawnAt
  FROM (${newest.join(" UNION ALL ")}) a
  LEFT JOIN application_events e ON e.applicationId = a.id AND e.at >= a.appliedAt
    AND e.kind IN ('MOVED', 'WITHDRAWN')
    AND NOT EXISTS (SELECT 1 FROM application_events u WHERE u.undoesId = e.id AND u.kind = 'UNDONE')
  GROUP BY a.id, a.companyId, a.appliedAt`;

const columns: Readers<SentApplication & { companyId: string }> = {
  companyId: readText,
  appliedAt: readTime,
  answeredAt: nullable(readTime),
  withdrawnAt: nullable(readTime),
};

/** How fast companies' applications are answered, for everyone. Up to an hour old. */
export class AnswerTimeService {
  /** Of all requests, since the numbers are public. A failure is not remembered. */
  private readonly recent: DataLoader<string, AnswerTime | null>;

  constructor(
    private readonly dataSource: DataSource,
    private readonly clock: Clock,
  ) {
    const cacheMap = new LRUCache<string, Promise<AnswerTime | null>>({ max: KEPT, ttl: KEPT_MS });
    this.recent = new DataLoader((companyIds) => this.read(companyIds), { cacheMap });
  }

  /**
   * One query for all companies that are asked for at once.
   * @returns null until 10 applications of the last 180 days have an answer
   */
  find(companyId: string): Promise<AnswerTime | null> {
    return this.recent.load(companyId);
  }

  private async read(companyIds: readonly string[]): Promise<(AnswerTime | null)[]> {
    const now = this.clock.now();
    const since = later(now, -PERIOD_MS);
    const rows = await this.dataSource.query<Record<string, unknown>[]>(
      sentOf(companyIds.map(() => NEWEST)),
      companyIds.flatMap((id) => [id, since, MOST_APPLICATIONS]),
    );
    const sent = new Map(companyIds.map((id): [string, SentApplication[]] => [id, []]));
    for (const row of rows) {
      const application = readFields(columns, row);
      sent.get(application.companyId)?.push(application);
    }
    return companyIds.map((id) => answerTimeOf(sent.get(id) ?? [], now));
  }
}
