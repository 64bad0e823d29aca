import { IsNull, Not, type DataSource, type EntityManager, type FindOptionsWhere } from "typeorm";
import type { ClientInfo } from "../../core/client-info.js";
import { days, later, type Clock } from "../../core/clock.js";
import { conflict } from "../../core/errors.js";
import { newId } from "../../core/ids.js";
import { insertOnce } from "../../kit/db/insert-once.js";
import { newsletterErrorTexts } from "#texts/errors";
import { filterKey } from "../jobs/kept-searches/kept-search.js";
import type { KeptSearches } from "../jobs/kept-searches/kept-searches.service.js";
import type { SuppressionService } from "../suppressions/suppression.service.js";
import type { WithheldReason } from "../suppressions/suppression.types.js";
import {
  NewsletterSubscriber,
  NewsletterSubscription,
  type Frequency,
  type NewsletterRequest,
  type Topic,
} from "./newsletter.entity.js";

export const PERIOD_MS: Record<Frequency, number> = { DAILY: days(1), WEEKLY: days(7) };

/** The addresses that get mailings, and the mailings that each gets. */
export class SubscriberService {
  constructor(
    private readonly dataSource: DataSource,
    private readonly searches: Pick<KeptSearches, "describe">,
    private readonly suppressions: Pick<SuppressionService, "withheldFrom">,
    private readonly clock: Clock,
  ) {}

  /** The subscriber with this address who gets at least one mailing; null if there is none. */
  async findReader(email: string): Promise<NewsletterSubscriber | null> {
    const subscriber = await this.findByEmail(email);
    if (!subscriber) return null;
    return (await this.listOf(subscriber.id)).length > 0 ? subscriber : null;
  }

  findByEmail(email: string): Promise<NewsletterSubscriber | null> {
    return this.dataSource.manager.findOneBy(NewsletterSubscriber, { email });
  }

  find(subscriberId: string): Promise<NewsletterSubscriber | null> {
    return this.dataSource.manager.findOneBy(NewsletterSubscriber, { id: subscriberId });
  }

  /** The mailings of a subscriber, each with what it searches for in words. */
  listOf(subscriberId: string): Promise<NewsletterSubscription[]> {
    return this.listWhere({ subscriberId, endedAt: IsNull() });
  }

  /** Those that we stopped and that weren't started again since. They are forgotten after 90 days. */
  stoppedOf(subscriberId: string): Promise<NewsletterSubscription[]> {
    const reasons = { endedAt: Not(IsNull()), endedReason: Not(IsNull()) };
    return this.listWhere({ subscriberId, ...reasons });
  }

  private async listWhere(
    where: FindOptionsWhere<NewsletterSubscription>,
  ): Promise<NewsletterSubscription[]> {
    const order = { createdAt: "ASC", id: "ASC" } as const;
    const subscriptions = await this.dataSource.manager.find(NewsletterSubscription, {
      where,
      order,
    });
    const described = subscriptions.map(async (subscription) =>
      Object.assign(subscription, { search: await this.searches.describe(subscription) }),
    );
    return Promise.all(described);
  }

  /** Those that run, locked, so that none is mailed or changed meanwhile. */
  lockRunning(transaction: EntityManager, subscriberId: string): Promise<NewsletterSubscription[]> {
    return transaction.find(NewsletterSubscription, {
      where: { subscriberId, endedAt: IsNull() },
      order: { id: "ASC" },
      lock: { mode: "pessimistic_write" },
    });
  }

  /** Ends one mailing, or all of them. */
  async end(subscriberId: string, id?: string): Promise<void> {
    await this.dataSource.manager.update(
      NewsletterSubscription,
      { subscriberId, endedAt: IsNull(), ...(id ? { id } : {}) },
      { endedAt: this.clock.now(), endedReason: null },
    );
  }

  /** Ends all mailings of an address, since mail to it came back or its reader complained. */
  async endAt(transaction: EntityManager, email: string, why: WithheldReason): Promise<void> {
    const subscriber = await transaction.findOneBy(NewsletterSubscriber, { email });
    if (!subscriber) return;
    await transaction.update(
      NewsletterSubscription,
      { subscriberId: subscriber.id, endedAt: IsNull() },
      { endedAt: this.clock.now(), endedReason: why },
    );
  }

  /** Changes the frequency of a running subscription; without a frequency, ends it. */
  async keepOrEnd(
    transaction: EntityManager,
    running: NewsletterSubscription,
    wanted: Frequency | undefined,
  ): Promise<void> {
    const { id, topic, sentThrough } = running;
    const frequency = wanted && frequencyOf(topic, wanted);
    if (frequency === running.frequency) return;
    const change = frequency
      ? { frequency, nextSendAt: later(sentThrough, PERIOD_MS[frequency]) }
      : { endedAt: this.clock.now(), endedReason: null };
    await transaction.update(NewsletterSubscription, { id }, change);
  }

  /**
   * Keeps that they agreed to get mailings, and when; locks their row.
   * @returns the subscriber's id
   * @throws CONFLICT if the address gets no mailings: they would be stopped again at once
   */
  async keepSubscriber(
    transaction: EntityManager,
    email: string,
    { ipAddress }: ClientInfo,
  ): Promise<string> {
    const why = await this.suppressions.withheldFrom(email, "MAILING", transaction);
    if (why !== null) throw conflict("CONFLICT", newsletterErrorTexts.stopped[why]);
    const consent = { confirmedAt: this.clock.now(), confirmedFrom: ipAddress.slice(0, 45) };
    const id = newId();
    if (await insertOnce(transaction, NewsletterSubscriber, { id, email, ...consent })) return id;
    const known = await transaction.findOneByOrFail(NewsletterSubscriber, { email });
    await transaction.update(NewsletterSubscriber, { id: known.id }, consent);
    return known.id;
  }

  /** Inserts the subscription, restarts an ended one, or changes the frequency of a running one. */
  async keepSubscription(
    transaction: EntityManager,
    subscriberId: string,
    topic: Topic,
    request: Pick<NewsletterRequest, "query" | "filter" | "frequency">,
  ): Promise<void> {
    const now = this.clock.now();
    const frequency = frequencyOf(topic, request.frequency);
    const { query, filter } = topic === "JOB_ALERTS" ? request : { query: "", filter: {} };
    const key = { subscriberId, topic, query, filterKey: filterKey(filter) };
    const fresh = {
      frequency,
      sentThrough: now,
      nextSendAt: later(now, PERIOD_MS[frequency]),
      endedAt: null,
      endedReason: null,
    };
    const row = { id: newId(), ...key, filter, ...fresh, createdAt: now };
    if (await insertOnce(transaction, NewsletterSubscription, row)) return;
    const known = await transaction.findOneOrFail(NewsletterSubscription, {
      where: key,
      lock: { mode: "pessimistic_write" },
    });
    if (known.endedAt) await transaction.update(NewsletterSubscription, { id: known.id }, fresh);
    else await this.keepOrEnd(transaction, known, frequency);
  }
}

/** The newsletter is always weekly. */
const frequencyOf = (topic: Topic, wanted: Frequency): Frequency =>
  topic === "NEWS" ? "WEEKLY" : wanted;
