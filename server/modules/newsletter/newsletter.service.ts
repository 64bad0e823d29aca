import { IsNull, MoreThan, type DataSource } from "typeorm";
import { newsletterErrorTexts } from "#texts/errors";
import type { Actor } from "../../core/actor.js";
import type { Input } from "../../core/input.js";
import { hours, later, type Clock } from "../../core/clock.js";
import { AppError } from "../../core/errors.js";
import { newId } from "../../core/ids.js";
import { mailboxKey } from "../../core/mailbox-key.js";
import { networkOf } from "../../core/network.js";
import type { RateLimits, Limit } from "../../kit/rate-limits.js";
import { newToken, tokenHash } from "../../core/secrets.js";
import { parse } from "../../core/validation.js";
import { inTransaction } from "../../kit/db/transactions.js";
import type { ClientInfo } from "../../core/client-info.js";
import type { KeptSearches } from "../jobs/kept-searches/kept-searches.service.js";
import type { OutboxService } from "../outbox/outbox.service.js";
import type { SuppressionService } from "../suppressions/suppression.service.js";
import { NewsletterRequest } from "./newsletter.entity.js";
import type { NewsletterLinks } from "./newsletter.links.js";
import type { NewsletterPreferences } from "./newsletter.types.js";
import { keepSchema, subscribeSchema } from "./newsletter.validation.js";
import type { SubscriberService } from "./subscriber.service.js";

const HOUR = 3600;
/** Each request sends mail to an unverified address. */
const REQUESTS_PER_NETWORK: Limit = { name: "news-net", points: 10, seconds: HOUR };
const REQUESTS_PER_ADDRESS: readonly Limit[] = [
  { name: "news-hour", points: 3, seconds: HOUR },
  { name: "news-day", points: 6, seconds: 24 * HOUR },
];

export const CONFIRM_WITHIN_HOURS = 48;

const invalidLink = (message: string) => new AppError("INVALID_LINK", message);

/** What the email that asks to confirm says. */
interface Drawn {
  token: string;
  request: NewsletterRequest;
  /** What its job alert searches for, in words; empty for all jobs. */
  search: string;
}

interface NewsletterNeeds {
  dataSource: DataSource;
  outbox: OutboxService;
  limits: RateLimits;
  links: NewsletterLinks;
  subscribers: SubscriberService;
  searches: KeptSearches;
  suppressions: Pick<SuppressionService, "noteArrival">;
  clock: Clock;
}

/** Mailings by links in emails. An address receives none until its owner has confirmed. */
export class NewsletterService {
  constructor(private readonly needs: NewsletterNeeds) {}

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
    await this.needs.limits.consume(REQUESTS_PER_NETWORK, networkOf(client.ipAddress));
    if (isRobot) return;
    for (const limit of REQUESTS_PER_ADDRESS)
      await this.needs.limits.consume(limit, mailboxKey(email));
    await this.needs.searches.check(wish);
    const now = this.needs.clock.now();
    await inTransaction(this.needs.dataSource, async (transaction) => {
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
      await this.needs.outbox.enqueue(transaction, notice, { priority: "LINK" });
    });
    this.needs.outbox.nudge();
  }

  /**
   * Creates the link's token when the email is sent; null if the request has expired or is already
   * confirmed.
   */
  async draw(id: string): Promise<Drawn | null> {
    const open = { id, confirmedAt: IsNull(), expiresAt: MoreThan(this.needs.clock.now()) };
    const request = await this.needs.dataSource.manager.findOneBy(NewsletterRequest, open);
    if (!request) return null;
    const token = newToken();
    await this.needs.dataSource.manager.update(
      NewsletterRequest,
      { id },
      { tokenHash: tokenHash(token) },
    );
    return { token, request, search: await this.needs.searches.describe(request) };
  }

  /**
   * Confirms a request. Confirming again does nothing, so an old link cannot undo unsubscribing.
   * @throws INVALID_LINK; CONFLICT after a complaint
   */
  async confirm(_actor: Actor, token: string, client: ClientInfo): Promise<void> {
    const now = this.needs.clock.now();
    await inTransaction(this.needs.dataSource, async (transaction) => {
      const request = await transaction.findOne(NewsletterRequest, {
        where: { tokenHash: tokenHash(token), expiresAt: MoreThan(now) },
        lock: { mode: "pessimistic_write" },
      });
      if (!request) throw invalidLink(newsletterErrorTexts.linkInvalid);
      if (request.confirmedAt) return;
      // Whoever has the link got it by mail.
      await this.needs.suppressions.noteArrival(request.email, transaction);
      await transaction.update(NewsletterRequest, { id: request.id }, { confirmedAt: now });
      const subscriberId = await this.needs.subscribers.keepSubscriber(
        transaction,
        request.email,
        client,
      );
      for (const topic of request.topics)
        await this.needs.subscribers.keepSubscription(transaction, subscriberId, topic, request);
      const notice = { kind: "NEWSLETTER_WELCOME", payload: { subscriberId } } as const;
      await this.needs.outbox.enqueue(transaction, notice);
    });
    this.needs.outbox.nudge();
  }

  /**
   * The mailings of the address that the link was emailed to.
   * @throws INVALID_LINK
   */
  async preferences(_actor: Actor, token: string): Promise<NewsletterPreferences> {
    const subscriber = await this.needs.subscribers.find(this.subscriberOf(token));
    if (!subscriber) throw invalidLink(newsletterErrorTexts.manageLinkInvalid);
    const { subscribers } = this.needs;
    return {
      email: subscriber.email,
      subscriptions: await subscribers.listOf(subscriber.id),
      stopped: await subscribers.stoppedOf(subscriber.id),
    };
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
    await inTransaction(this.needs.dataSource, async (transaction) => {
      for (const running of await this.needs.subscribers.lockRunning(transaction, subscriberId))
        await this.needs.subscribers.keepOrEnd(transaction, running, kept.get(running.id));
    });
    return this.preferences(actor, token);
  }

  /**
   * Ends one subscription, or all subscriptions of the address. Safe to repeat.
   * @throws INVALID_LINK
   */
  async unsubscribe(_actor: Actor, token: string, list?: string | null): Promise<void> {
    await this.needs.subscribers.end(this.subscriberOf(token), list ?? undefined);
  }

  private subscriberOf(token: string): string {
    const id = this.needs.links.subscriberOf(token);
    if (!id) throw invalidLink(newsletterErrorTexts.manageLinkInvalid);
    return id;
  }
}
