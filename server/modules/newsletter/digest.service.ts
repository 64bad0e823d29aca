import type { DataSource } from "typeorm";
import { visitor } from "../../core/actor.js";
import { later, type Clock } from "../../core/clock.js";
import { inTransaction } from "../../kit/db/transactions.js";
import type { Job } from "../jobs/job.entity.js";
import type { JobService } from "../jobs/job.service.js";
import type { KeptSearches } from "../jobs/kept-searches.service.js";
import type { OutboxService } from "../outbox/outbox.service.js";
import { NewsletterSubscriber, NewsletterSubscription } from "./newsletter.entity.js";
import { PERIOD_MS } from "./subscriber.service.js";

const BATCH = 50;
/** Maximum number of jobs per mail. */
const MAX_JOBS = 10;

export interface Digest {
  subscriber: NewsletterSubscriber;
  subscription: NewsletterSubscription;
  /** What it searches for, in words, one by one; empty for all jobs. */
  search: readonly string[];
  jobs: Job[];
  /** True when more jobs match than `jobs` holds. */
  more: boolean;
}

/** Composes and queues the mailings of new jobs, daily or weekly. */
export class DigestService {
  constructor(
    private readonly dataSource: DataSource,
    private readonly outbox: OutboxService,
    private readonly jobs: JobService,
    private readonly searches: KeptSearches,
    private readonly clock: Clock,
  ) {}

  /**
   * Queues the mailings that are due. Any number of instances may run it at once.
   * @returns how many
   */
  async sendDue(): Promise<number> {
    let total = 0;
    for (let sent = BATCH; sent === BATCH; total += sent) sent = await this.sendBatch();
    if (total > 0) this.outbox.nudge();
    return total;
  }

  /**
   * The jobs for a mailing, published after `since`; null if there are none or the subscription has
   * ended.
   */
  async compose(subscriptionId: string, since: Date): Promise<Digest | null> {
    const { manager } = this.dataSource;
    const subscription = await manager.findOneBy(NewsletterSubscription, { id: subscriptionId });
    if (!subscription || subscription.endedAt) return null;
    const id = subscription.subscriberId;
    const subscriber = await manager.findOneByOrFail(NewsletterSubscriber, { id });
    const { query, filter } = subscription;
    const { edges } = await this.jobs.list(visitor, {
      first: MAX_JOBS + 1,
      query: query || null,
      filter,
      // As the list does from which the alert was made.
      corrects: true,
      sort: "NEWEST",
      // The next mailing begins where this one ends, so a job missed here would never be sent.
      seesOthers: true,
    });
    const jobs = edges
      .map(({ node }) => node)
      .filter(({ publishedAt }) => publishedAt !== null && publishedAt > since);
    if (jobs.length === 0) return null;
    return {
      subscriber,
      subscription,
      search: await this.searches.partsOf(subscription),
      jobs: jobs.slice(0, MAX_JOBS),
      more: jobs.length > MAX_JOBS,
    };
  }

  private sendBatch(): Promise<number> {
    const now = this.clock.now();
    return inTransaction(this.dataSource, async (transaction) => {
      const due = await transaction
        .createQueryBuilder(NewsletterSubscription, "s")
        .where("s.endedAt IS NULL AND s.nextSendAt <= :now", { now })
        .orderBy("s.nextSendAt")
        .limit(BATCH)
        .setLock("pessimistic_write")
        .setOnLocked("skip_locked")
        .getMany();
      for (const { id, sentThrough, nextSendAt, frequency } of due) {
        const payload = { subscriptionId: id, since: sentThrough.toISOString() };
        const notice = { kind: "NEWSLETTER_DIGEST", payload } as const;
        await this.outbox.enqueue(transaction, notice, { priority: "MAILING" });
        // Keep the schedule, unless the site was down for longer than one period.
        const onSchedule = later(nextSendAt, PERIOD_MS[frequency]);
        await transaction.update(
          NewsletterSubscription,
          { id },
          {
            sentThrough: now,
            nextSendAt: onSchedule > now ? onSchedule : later(now, PERIOD_MS[frequency]),
          },
        );
      }
      return due.length;
    });
  }
}
