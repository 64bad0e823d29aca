import type { DataSource } from "typeorm";
import { days, later, type Clock } from "../../../core/clock.js";
import { readFields, readText, readTime, type Readers } from "../../../kit/db/row-readers.js";
import type { OutboxService } from "../../outbox/outbox.service.js";
import type { Application } from "../application.entity.js";
import type { ApplicationService } from "../application.service.js";
import { isAnswerLate } from "../statistics/answer-time.js";

/** Later, e.g. after an outage, an apology is no news anymore. */
const TELL_WITHIN_MS = days(8);

const UNREAD = `SELECT id, appliedAt FROM applications
  WHERE status = 'SUBMITTED' AND appliedAt >= ? ORDER BY appliedAt, id`;

interface Unread {
  id: string;
  appliedAt: Date;
}
const columns: Readers<Unread> = { id: readText, appliedAt: readTime };

interface LateNeeds {
  dataSource: DataSource;
  applications: Pick<ApplicationService, "findForMail">;
  outbox: Pick<OutboxService, "enqueue" | "nudge">;
  clock: Clock;
}

/** Tells candidates, once for each time they sent an application, that no one has read it in the time that was promised. */
export class LateAnswerService {
  constructor(private readonly needs: LateNeeds) {}

  /**
   * Queues the mails that are due. Any number of instances may run it at once: the outbox keeps one an application.
   * @returns how many are late
   */
  async queueDue(): Promise<number> {
    const now = this.needs.clock.now();
    const rows = await this.needs.dataSource.query<Record<string, unknown>[]>(UNREAD, [
      later(now, -TELL_WITHIN_MS),
    ]);
    const unread = rows.map((row) => readFields(columns, row));
    const late = unread.filter(({ appliedAt }) => isAnswerLate(appliedAt, now));
    for (const application of late) await this.queue(application);
    if (late.length > 0) this.needs.outbox.nudge();
    return late.length;
  }

  /** Null if it was read meanwhile, withdrawn, or sent again. */
  async findLate(id: string): Promise<Application | null> {
    const application = await this.needs.applications.findForMail(id);
    const isUnread = application?.status === "SUBMITTED";
    return isUnread && isAnswerLate(application.appliedAt, this.needs.clock.now())
      ? application
      : null;
  }

  private queue({ id: applicationId, appliedAt }: Unread): Promise<void> {
    return this.needs.outbox.enqueue(
      this.needs.dataSource.manager,
      { kind: "ANSWER_LATE", payload: { applicationId } },
      { dedupeKey: `answer-late:${applicationId}:${appliedAt.getTime()}` },
    );
  }
}
