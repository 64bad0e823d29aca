import type { DataSource } from "typeorm";
import { requireUser, type Actor } from "../../core/actor.js";
import type { ClientInfo } from "../../core/client-info.js";
import { renamedFields } from "../../core/errors.js";
import type { Input } from "../../core/input.js";
import { parse } from "../../core/validation.js";
import { inTransaction } from "../../kit/db/transactions.js";
import type { KeptSearches } from "../jobs/kept-searches/kept-searches.service.js";
import { NewsletterSubscription } from "./newsletter.entity.js";
import type { NewsletterPreferences } from "./newsletter.types.js";
import { mailingsSchema } from "./newsletter.validation.js";
import type { SubscriberService } from "./subscriber.service.js";
import { isFor, wishedMailings, type Wish } from "./wished-mailings.js";

/** The mailings that people choose for their own address, signed in. */
export class OwnMailingsService {
  constructor(
    private readonly dataSource: DataSource,
    private readonly subscribers: SubscriberService,
    private readonly searches: Pick<KeptSearches, "check">,
  ) {}

  /** The mailings of the actor's own address. @throws UNAUTHENTICATED */
  async preferences(actor: Actor): Promise<NewsletterPreferences> {
    const { email } = requireUser(actor);
    const subscriber = await this.subscribers.findByEmail(email);
    if (!subscriber) return { email, subscriptions: [], stopped: [] };
    const { id } = subscriber;
    const subscriptions = await this.subscribers.listOf(id);
    return { email, subscriptions, stopped: await this.subscribers.stoppedOf(id) };
  }

  /**
   * Starts the listed mailings, with the given frequencies, and ends the others. The actor's address is proven, so nothing
   * has to be confirmed.
   * @throws UNAUTHENTICATED, BAD_INPUT; CONFLICT if the address gets no mailings
   */
  async setPreferences(
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
      const subscriberId = await this.subscribers.keepSubscriber(transaction, email, client);
      for (const running of await this.subscribers.lockRunning(transaction, subscriberId)) {
        const wish = wanted.find((one) => isFor(one, running));
        await this.subscribers.keepOrEnd(transaction, running, wish?.frequency);
      }
      for (const wish of wanted)
        await this.subscribers.keepSubscription(transaction, subscriberId, wish.topic, wish);
    });
    return this.preferences(actor);
  }

  /** What the reader wants. An alert that they have had may find nothing by now. @throws BAD_INPUT */
  private async wishedBy(email: string, wishes: readonly Wish[]) {
    const subscriber = await this.subscribers.findByEmail(email);
    const where = { subscriberId: subscriber?.id ?? "", topic: "JOB_ALERTS" } as const;
    const own = await this.dataSource.manager.findBy(NewsletterSubscription, where);
    const wanted = wishedMailings(wishes, own);
    for (const [at, mailing] of wanted.entries())
      if (!own.some((alert) => isFor(alert, mailing)))
        await this.searches.check(mailing).catch((error: unknown) => {
          throw renamedFields(error, (field) => `subscriptions.${at}.${field}`);
        });
    return wanted;
  }

  /** Not with `keepSubscriber`: ending mailings is no consent to get them. */
  private async endAll(actor: Actor, email: string): Promise<NewsletterPreferences> {
    const subscriber = await this.subscribers.findByEmail(email);
    if (subscriber) await this.subscribers.end(subscriber.id);
    return this.preferences(actor);
  }
}
