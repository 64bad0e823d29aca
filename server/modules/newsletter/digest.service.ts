import type { DataSource } from "typeorm";
import { visitor } from "../../core/actor.js";
import { later, type Clock } from "../../core/clock.js";
import { inTransaction } from "../../kit/db/transactions.js";
import type { Job } from "../jobs/record/job.entity.js";
import type { JobService } from "../jobs/record/job.service.js";
import type { KeptSearches } from "../jobs/kept-searches/kept-searches.service.js";
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

/** When the jobs of a mailing were published. */
interface Period {
  /** After this moment. */
  since: Date;
  /** At this moment at the latest; null if that was not noted. */
  until: Date | null;
}

type JobPage = Awaited<ReturnType<JobService["list"]>>;

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
   * The jobs for a mailing, published in its period; null if there are none or the subscription has
   * ended.
   */
  async compose(subscriptionId: string, period: Period): Promise<Digest | null> {
    const { manager } = this.dataSource;
    const subscription = await manager.findOneBy(NewsletterSubscription, { id: subscriptionId });
    if (!subscription || subscription.endedAt) return null;
    const id = subscription.subscriberId;
    const subscriber = await manager.findOneByOrFail(NewsletterSubscriber, { id });
    const jobs = await this.newJobs(subscription, period);
    if (jobs.length === 0) return null;
    return {
      subscriber,
      subscription,
      search: await this.searches.partsOf(subscription),
      jobs: jobs.slice(0, MAX_JOBS),
      more: jobs.length > MAX_JOBS,
    };
  }

  /** The newest of the period, one more than a mailing lists if there are as many. */
  private async newJobs(
    { query, filter }: NewsletterSubscription,
    { since, until }: Period,
  ): Promise<Job[]> {
    const found: Job[] = [];
    let after: string | null = null;
    do {
      const { edges, pageInfo }: JobPage = await this.jobs.list(visitor, {
        first: MAX_JOBS + 1,
        after,
        query: query || null,
        filter,
        // As the list does from which the alert was made.
        corrects: true,
        sort: "NEWEST",
        // The next mailing begins where this one ends, so a job missed here would never be sent.
        seesOthers: true,
      });
      for (const { node } of edges) {
        const { publishedAt } = node;
        if (publishedAt === null || publishedAt <= since) return found;
        // Newer ones are for the next mailing, which would name them again.
        const isLater = until !== null && publishedAt > until;
        if (!isLater && found.push(node) > MAX_JOBS) return found;
      }
      after = pageInfo.hasNextPage ? pageInfo.endCursor : null;
    } while (after !== null);
    return found;
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
        const payload = {
          subscriptionId: id,
          since: sentThrough.toISOString(),
          until: now.toISOString(),
        };
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
