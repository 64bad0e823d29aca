import type { DataSource } from "typeorm";
import { visitor } from "../../core/actor.js";
import { days, later, type Clock } from "../../core/clock.js";
import { deleteInBatches } from "../../db/delete-in-batches.js";
import type { Job } from "../jobs/job.entity.js";
import type { JobService } from "../jobs/job.service.js";
import type { OutboxService } from "../outbox/outbox.service.js";
import { NewsletterSubscriber, NewsletterSubscription } from "./newsletter.entity.js";
import { PERIOD_MS } from "./newsletter.service.js";

const BATCH = 50;
/** Openings in one mail. */
const MAX_JOBS = 10;
/** Requests nobody confirmed, and what has ended, go after this long. */
const KEEP_REQUESTS_MS = days(7);
const KEEP_ENDED_MS = days(90);

export interface Digest {
  subscriber: NewsletterSubscriber;
  subscription: NewsletterSubscription;
  jobs: Job[];
  /** There are more than `jobs` shows. */
  more: boolean;
}

/** The mailings themselves: new openings, once a day or week. */
export class DigestService {
  constructor(
    private readonly dataSource: DataSource,
    private readonly outbox: OutboxService,
    private readonly jobs: JobService,
    private readonly clock: Clock,
  ) {}

  /** Queues the mails that are due; any number of instances may do so at once. @returns how many */
  async sendDue(): Promise<number> {
    let total = 0;
    for (let sent = BATCH; sent === BATCH; total += sent) sent = await this.sendBatch();
    if (total > 0) this.outbox.nudge();
    return total;
  }

  /** Forgets addresses that never confirmed, and those that left. */
  async sweep(): Promise<void> {
    const now = this.clock.now();
    const requests = "DELETE FROM newsletter_requests WHERE expiresAt < ? LIMIT ?";
    await deleteInBatches(this.dataSource, requests, [later(now, -KEEP_REQUESTS_MS)]);
    const ended = "DELETE FROM newsletter_subscriptions WHERE endedAt < ? LIMIT ?";
    await deleteInBatches(this.dataSource, ended, [later(now, -KEEP_ENDED_MS)]);
    const without = `DELETE FROM newsletter_subscribers WHERE NOT EXISTS
      (SELECT 1 FROM newsletter_subscriptions s WHERE s.subscriberId = newsletter_subscribers.id) LIMIT ?`;
    await deleteInBatches(this.dataSource, without, []);
  }

  /** What a mail about openings since `since` says; null when there are none, or nobody wants it any more. */
  async compose(subscriptionId: string, since: Date): Promise<Digest | null> {
    const { manager } = this.dataSource;
    const subscription = await manager.findOneBy(NewsletterSubscription, { id: subscriptionId });
    if (!subscription || subscription.endedAt) return null;
    const id = subscription.subscriberId;
    const subscriber = await manager.findOneByOrFail(NewsletterSubscriber, { id });
    const query = subscription.query || null;
    const { edges } = await this.jobs.list(visitor, {
      first: MAX_JOBS + 1,
      query,
      sort: "NEWEST",
    });
    const jobs = edges
      .map(({ node }) => node)
      .filter(({ publishedAt }) => publishedAt !== null && publishedAt > since);
    if (jobs.length === 0) return null;
    return {
      subscriber,
      subscription,
      jobs: jobs.slice(0, MAX_JOBS),
      more: jobs.length > MAX_JOBS,
    };
  }

  private sendBatch(): Promise<number> {
    const now = this.clock.now();
    return this.dataSource.transaction(async (transaction) => {
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
        await this.outbox.enqueue(transaction, { kind: "NEWSLETTER_DIGEST", payload });
        // On schedule, unless we were down for longer than that.
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
