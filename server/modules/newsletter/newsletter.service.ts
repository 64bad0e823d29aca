import { IsNull, MoreThan, type DataSource, type EntityManager } from "typeorm";
import { newsletterErrorTexts } from "#texts/errors";
import { requireUser, type Actor } from "../../core/actor.js";
import type { Input } from "../../core/input.js";
import { days, hours, later, type Clock } from "../../core/clock.js";
import { AppError, renamedFields } from "../../core/errors.js";
import { newId } from "../../core/ids.js";
import { mailboxKey } from "../../core/mailbox-key.js";
import { networkOf } from "../../core/network.js";
import type { RateLimits } from "../../kit/rate-limits.js";
import { newToken, tokenHash } from "../../core/secrets.js";
import { parse } from "../../core/validation.js";
import { insertOnce } from "../../kit/db/insert-once.js";
import { inTransaction } from "../../kit/db/transactions.js";
import type { ClientInfo } from "../../core/client-info.js";
import { filterKey, type KeptSearch } from "../jobs/kept-search.js";
import type { KeptSearches } from "../jobs/kept-searches.js";
import type { OutboxService } from "../outbox/outbox.service.js";
import {
  NewsletterRequest,
  NewsletterSubscriber,
  NewsletterSubscription,
  type Frequency,
  type Topic,
} from "./newsletter.entity.js";
import { REQUESTS_PER_ADDRESS, REQUESTS_PER_NETWORK } from "./newsletter.limits.js";
import type { NewsletterLinks } from "./newsletter.links.js";
import type { NewsletterPreferences } from "./newsletter.types.js";
import { keepSchema, mailingsSchema, subscribeSchema } from "./newsletter.validation.js";
import { isFor, wishedMailings, type Wish } from "./wished-mailings.js";

export const CONFIRM_WITHIN_HOURS = 48;
export const PERIOD_MS: Record<Frequency, number> = { DAILY: days(1), WEEKLY: days(7) };

const invalidLink = (message: string) => new AppError("INVALID_LINK", message);

/** What the email that asks to confirm says. */
interface Drawn {
  token: string;
  request: NewsletterRequest;
  /** What its job alert searches for, in words; empty for all jobs. */
  search: string;
}

/** Subscriptions to mailings. An address receives none until its owner has confirmed. */
export class NewsletterService {
  constructor(
    private readonly dataSource: DataSource,
    private readonly outbox: OutboxService,
    private readonly limits: RateLimits,
    private readonly links: NewsletterLinks,
    private readonly searches: KeptSearches,
    private readonly clock: Clock,
  ) {}

  /**
   * Sends the confirmation email. Known and unknown addresses are treated alike. Public.
   * @param input email, topics, query, filter and frequency (of job alerts), and the honeypot `website`
   * @throws BAD_INPUT with field messages, RATE_LIMITED
   */
  async subscribe(
    _actor: Actor,
    input: Input<typeof subscribeSchema>,
    client: ClientInfo,
  ): Promise<void> {
    const wish = parse(subscribeSchema, input);
    const { email, topics, query, filter, frequency, website: isRobot } = wish;
    await this.limits.consume(REQUESTS_PER_NETWORK, networkOf(client.ipAddress));
    if (isRobot) return;
    for (const limit of REQUESTS_PER_ADDRESS) await this.limits.consume(limit, mailboxKey(email));
    await this.checkFilter(wish);
    const now = this.clock.now();
    await inTransaction(this.dataSource, async (transaction) => {
      const id = newId();
      await transaction.insert(NewsletterRequest, {
        id,
        email,
        topics,
        query,
        filter,
        frequency,
        tokenHash: null,
        createdAt: now,
        expiresAt: later(now, hours(CONFIRM_WITHIN_HOURS)),
      });
      const notice = { kind: "NEWSLETTER_CONFIRM", payload: { requestId: id } } as const;
      await this.outbox.enqueue(transaction, notice, { priority: "LINK" });
    });
    this.outbox.nudge();
  }

  /**
   * Creates the link's token when the email is sent; null if the request has expired or is already
   * confirmed.
   */
  async draw(id: string): Promise<Drawn | null> {
    const open = { id, confirmedAt: IsNull(), expiresAt: MoreThan(this.clock.now()) };
    const request = await this.dataSource.manager.findOneBy(NewsletterRequest, open);
    if (!request) return null;
    const token = newToken();
    await this.dataSource.manager.update(
      NewsletterRequest,
      { id },
      { tokenHash: tokenHash(token) },
    );
    return { token, request, search: await this.searches.describe(request) };
  }

  /**
   * Confirms a request. Confirming again does nothing, so an old link cannot undo unsubscribing.
   * @throws INVALID_LINK
   */
  async confirm(_actor: Actor, token: string, client: ClientInfo): Promise<void> {
    const now = this.clock.now();
    await inTransaction(this.dataSource, async (transaction) => {
      const request = await transaction.findOne(NewsletterRequest, {
        where: { tokenHash: tokenHash(token), expiresAt: MoreThan(now) },
        lock: { mode: "pessimistic_write" },
      });
      if (!request) throw invalidLink(newsletterErrorTexts.linkInvalid);
      if (request.confirmedAt) return;
      await transaction.update(NewsletterRequest, { id: request.id }, { confirmedAt: now });
      const subscriberId = await this.keepSubscriber(transaction, request.email, client);
      for (const topic of request.topics)
        await this.keepSubscription(transaction, subscriberId, topic, request);
      const notice = { kind: "NEWSLETTER_WELCOME", payload: { subscriberId } } as const;
      await this.outbox.enqueue(transaction, notice);
    });
    this.outbox.nudge();
  }

  /**
   * The mailings of the address that the link was emailed to.
   * @throws INVALID_LINK
   */
  async preferences(_actor: Actor, token: string): Promise<NewsletterPreferences> {
    const subscriber = await this.find(this.subscriberOf(token));
    if (!subscriber) throw invalidLink(newsletterErrorTexts.manageLinkInvalid);
    return { email: subscriber.email, subscriptions: await this.listOf(subscriber.id) };
  }

  /**
   * Keeps the listed subscriptions, with the given frequencies, and ends the others.
   * @throws INVALID_LINK, BAD_INPUT
   */
  async updatePreferences(
    actor: Actor,
    input: Input<typeof keepSchema>,
  ): Promise<NewsletterPreferences> {
    const { token, keep } = parse(keepSchema, input);
    const subscriberId = this.subscriberOf(token);
    const kept = new Map(keep.map(({ id, frequency }) => [id, frequency]));
    await inTransaction(this.dataSource, async (transaction) => {
      for (const running of await lockRunning(transaction, subscriberId))
        await this.keepOrEnd(transaction, running, kept.get(running.id));
    });
    return this.preferences(actor, token);
  }

  /**
   * Ends one subscription, or all subscriptions of the address. Safe to repeat.
   * @throws INVALID_LINK
   */
  async unsubscribe(_actor: Actor, token: string, list?: string | null): Promise<void> {
    await this.end(this.subscriberOf(token), list ?? undefined);
  }

  /** The mailings of the actor's own address. @throws UNAUTHENTICATED */
  async ownPreferences(actor: Actor): Promise<NewsletterPreferences> {
    const { email } = requireUser(actor);
    const subscriber = await this.dataSource.manager.findOneBy(NewsletterSubscriber, { email });
    return { email, subscriptions: subscriber ? await this.listOf(subscriber.id) : [] };
  }

  /**
   * Starts the listed mailings, with the given frequencies, and ends the others. The actor's address is proven, so nothing
   * has to be confirmed.
   * @throws UNAUTHENTICATED, BAD_INPUT
   */
  async setOwnPreferences(
    actor: Actor,
    input: Input<typeof mailingsSchema>,
    client: ClientInfo,
  ): Promise<NewsletterPreferences> {
    const { email } = requireUser(actor);
    const { subscriptions } = parse(mailingsSchema, input);
    const wanted = await this.wishedBy(email, subscriptions);
    if (wanted.length === 0) return this.endAll(actor, email);
    await inTransaction(this.dataSource, async (transaction) => {
      // Locks the subscriber: of two calls at once, the second replaces what the first wrote.
      const subscriberId = await this.keepSubscriber(transaction, email, client);
      for (const running of await lockRunning(transaction, subscriberId)) {
        const wish = wanted.find((one) => isFor(one, running));
        await this.keepOrEnd(transaction, running, wish?.frequency);
      }
      for (const wish of wanted)
        await this.keepSubscription(transaction, subscriberId, wish.topic, wish);
    });
    return this.ownPreferences(actor);
  }

  /** The subscriber with this address who gets at least one mailing; null if there is none. */
  async findReader(email: string): Promise<NewsletterSubscriber | null> {
    const subscriber = await this.dataSource.manager.findOneBy(NewsletterSubscriber, { email });
    if (!subscriber) return null;
    return (await this.listOf(subscriber.id)).length > 0 ? subscriber : null;
  }

  find(subscriberId: string): Promise<NewsletterSubscriber | null> {
    return this.dataSource.manager.findOneBy(NewsletterSubscriber, { id: subscriberId });
  }

  /** The mailings of a subscriber, each with what it searches for in words. */
  async listOf(subscriberId: string): Promise<NewsletterSubscription[]> {
    const subscriptions = await this.dataSource.manager.find(NewsletterSubscription, {
      where: { subscriberId, endedAt: IsNull() },
      order: { createdAt: "ASC", id: "ASC" },
    });
    const described = subscriptions.map(async (subscription) =>
      Object.assign(subscription, { search: await this.searches.describe(subscription) }),
    );
    return Promise.all(described);
  }

  /** Most alerts have no filters: they need no look at the jobs. */
  private async checkFilter(search: KeptSearch): Promise<void> {
    if (filterKey(search.filter) !== "") await this.searches.check(search);
  }

  /** What the reader wants. An alert that they have had may find nothing by now. @throws BAD_INPUT */
  private async wishedBy(email: string, wishes: readonly Wish[]) {
    const subscriber = await this.dataSource.manager.findOneBy(NewsletterSubscriber, { email });
    const where = { subscriberId: subscriber?.id ?? "", topic: "JOB_ALERTS" } as const;
    const own = await this.dataSource.manager.findBy(NewsletterSubscription, where);
    const wanted = wishedMailings(wishes, own);
    for (const [at, mailing] of wanted.entries())
      if (!own.some((alert) => isFor(alert, mailing)))
        await this.checkFilter(mailing).catch((error: unknown) => {
          throw renamedFields(error, (field) => `subscriptions.${at}.${field}`);
        });
    return wanted;
  }

  private subscriberOf(token: string): string {
    const id = this.links.subscriberOf(token);
    if (!id) throw invalidLink(newsletterErrorTexts.manageLinkInvalid);
    return id;
  }

  private async end(subscriberId: string, id?: string): Promise<void> {
    await this.dataSource.manager.update(
      NewsletterSubscription,
      { subscriberId, endedAt: IsNull(), ...(id ? { id } : {}) },
      { endedAt: this.clock.now() },
    );
  }

  /** Not with `keepSubscriber`: ending mailings is no consent to get them. */
  private async endAll(actor: Actor, email: string): Promise<NewsletterPreferences> {
    const subscriber = await this.dataSource.manager.findOneBy(NewsletterSubscriber, { email });
    if (subscriber) await this.end(subscriber.id);
    return this.ownPreferences(actor);
  }

  /** Changes the frequency of a running subscription; without a frequency, ends it. */
  private async keepOrEnd(
    transaction: EntityManager,
    running: NewsletterSubscription,
    wanted: Frequency | undefined,
  ): Promise<void> {
    const { id, topic, sentThrough } = running;
    const frequency = wanted && frequencyOf(topic, wanted);
    if (frequency === running.frequency) return;
    const change = frequency
      ? { frequency, nextSendAt: later(sentThrough, PERIOD_MS[frequency]) }
      : { endedAt: this.clock.now() };
    await transaction.update(NewsletterSubscription, { id }, change);
  }

  private async keepSubscriber(
    transaction: EntityManager,
    email: string,
    { ipAddress }: ClientInfo,
  ): Promise<string> {
    const consent = { confirmedAt: this.clock.now(), confirmedFrom: ipAddress.slice(0, 45) };
    const id = newId();
    if (await insertOnce(transaction, NewsletterSubscriber, { id, email, ...consent })) return id;
    const known = await transaction.findOneByOrFail(NewsletterSubscriber, { email });
    await transaction.update(NewsletterSubscriber, { id: known.id }, consent);
    return known.id;
  }

  /** Inserts the subscription, restarts an ended one, or changes the frequency of a running one. */
  private async keepSubscription(
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

/** Locks them, so that none is mailed or changed meanwhile. */
const lockRunning = (transaction: EntityManager, subscriberId: string) =>
  transaction.find(NewsletterSubscription, {
    where: { subscriberId, endedAt: IsNull() },
    order: { id: "ASC" },
    lock: { mode: "pessimistic_write" },
  });
