import Stripe from "stripe";
import { billingErrorTexts } from "#texts/errors";
import { ProviderAway, providerUnavailable } from "../../core/errors.js";
import type { Breaker } from "../breaker/breaker.js";
import type {
  Checkout,
  CompletedCheckout,
  NewCheckout,
  NewCardPage,
  NewPayPage,
  PaymentEvent,
  PaymentGateway,
  Price,
} from "./payment-gateway.js";
import { cardPageParams, useCard } from "./stripe-card.js";
import { findSubscriptionIdOf, listStripeEvents } from "./stripe-event-list.js";
import { createStripe, isTestKey, requireTime, type StripeAccess } from "./stripe-client.js";
import { payPageParams, type PayPageSettings } from "./stripe-pay-page.js";
import {
  cancelAtPeriodEnd,
  changeTerm,
  extend,
  keepTerm,
  readInvoiceLinks,
  refund,
  undoCancel,
} from "./stripe-plan.js";
import { readPlanFacts } from "./stripe-plan-facts.js";
import type {
  CancelRequest,
  CancelUndo,
  Extension,
  InvoiceLinks,
  NewRefund,
  NewTerm,
  PlanFacts,
  ProviderRefund,
} from "./plan-facts.js";
import { readStripeEvent } from "./stripe-events.js";
import { APP, toCheckout, toDemoMetadata, toMetadata } from "./stripe-mapping.js";
import { endNow, fixTerm } from "./stripe-term.js";
import { isSilence } from "./stripe-verdict.js";

export interface StripeSettings extends StripeAccess {
  /** Two during a rotation. */
  webhookSecrets: readonly string[];
  payPage: PayPageSettings;
  breaker: Breaker;
}

const LIST_LIMIT = 100;
const MAX_CHECKOUTS = 1_000;

export class StripeGateway implements PaymentGateway {
  readonly isTest: boolean;
  private readonly stripe: Stripe;

  constructor(private readonly settings: StripeSettings) {
    this.isTest = isTestKey(settings.secretKey);
    this.stripe = createStripe(settings);
  }

  createCustomer({ userId, email }: { userId: string; email: string }, idempotencyKey: string) {
    return this.call(async () => {
      const params = { email, metadata: { app: APP, userId } };
      return (await this.stripe.customers.create(params, { idempotencyKey })).id;
    });
  }

  async hasCustomer(id: string): Promise<boolean> {
    const found = await this.find(() => this.stripe.customers.retrieve(id));
    return found !== null && !found.deleted;
  }

  findPrice(lookupKey: string): Promise<Price | null> {
    return this.call(async () => {
      const { data } = await this.stripe.prices.list({ lookup_keys: [lookupKey], active: true });
      const [price] = data;
      return price ? toPrice(price) : null;
    });
  }

  createCheckout(checkout: NewCheckout): Promise<Checkout> {
    const params = payPageParams(checkout, toMetadata(checkout), this.settings.payPage);
    const { idempotencyKey } = checkout;
    return this.call(async () =>
      toCheckout(await this.stripe.checkout.sessions.create(params, { idempotencyKey })),
    );
  }

  createDemoCheckout(page: NewPayPage): Promise<Checkout> {
    const params = payPageParams(page, toDemoMetadata(page.userId), this.settings.payPage);
    return this.call(async () => toCheckout(await this.stripe.checkout.sessions.create(params)));
  }

  findCheckout(id: string): Promise<Checkout | null> {
    return this.find(async () => toCheckout(await this.stripe.checkout.sessions.retrieve(id)));
  }

  listCompletedCheckouts(since: Date): Promise<CompletedCheckout[]> {
    const created = { gte: Math.floor(since.getTime() / 1000) };
    return this.call(async () => {
      const sessions = await this.stripe.checkout.sessions
        .list({ created, status: "complete", limit: LIST_LIMIT })
        .autoPagingToArray({ limit: MAX_CHECKOUTS });
      return sessions
        .map(toCheckout)
        .filter(({ purchase, cardFor }) => purchase !== null || cardFor !== null);
    });
  }

  expireCheckout(id: string): Promise<boolean> {
    return this.call(async () => {
      try {
        await this.stripe.checkout.sessions.expire(id);
        return true;
      } catch (error) {
        // It was paid or expired in the meantime.
        if (error instanceof Stripe.errors.StripeInvalidRequestError) return false;
        throw error;
      }
    });
  }

  openPortal(customer: string, return_url: string): Promise<string | null> {
    return this.find(
      async () => (await this.stripe.billingPortal.sessions.create({ customer, return_url })).url,
    );
  }

  createCardPage(page: NewCardPage): Promise<string | null> {
    return this.find(
      async () => (await this.stripe.checkout.sessions.create(cardPageParams(page))).url,
    );
  }

  useCard(checkoutId: string, months: number): Promise<void> {
    return this.call(() => useCard(this.stripe, checkoutId, months));
  }

  attachTerm(subscriptionId: string, months: number): Promise<void> {
    return this.call(async () => {
      await keepTerm(this.stripe, subscriptionId);
      await fixTerm(this.stripe, subscriptionId, months);
    });
  }

  async endSubscription(id: string): Promise<void> {
    await this.find(() => endNow(this.stripe, id));
  }

  readPlan(id: string): Promise<PlanFacts | null> {
    return this.find(() => readPlanFacts(this.stripe, id));
  }

  cancelAtPeriodEnd(id: string, request?: CancelRequest): Promise<void> {
    return this.call(() => cancelAtPeriodEnd(this.stripe, id, request));
  }

  undoCancel(id: string, months: number, undo: CancelUndo): Promise<void> {
    return this.call(() => undoCancel(this.stripe, id, months, undo));
  }

  extend(id: string, freeMonths: number, by: Extension) {
    return this.call(() => extend(this.stripe, id, freeMonths, by));
  }

  changeTerm(id: string, change: NewTerm): Promise<void> {
    return this.call(() => changeTerm(this.stripe, id, change));
  }

  refund(input: NewRefund): Promise<ProviderRefund | null> {
    return this.call(() => refund(this.stripe, input));
  }

  invoiceLinks(invoiceId: string): Promise<InvoiceLinks | null> {
    return this.find(() => readInvoiceLinks(this.stripe, invoiceId));
  }

  readEvent(body: Buffer, signature: string | undefined): PaymentEvent {
    const { webhookSecrets, secretKey } = this.settings;
    const livemode = secretKey.includes("_live_");
    return readStripeEvent(this.stripe.webhooks, webhookSecrets, livemode, {
      body,
      signature,
    });
  }

  listEvents(since: Date | null) {
    return this.call(() => listStripeEvents(this.stripe, since));
  }

  findSubscriptionIdOf(relatedId: string): Promise<string | null> {
    return this.find(() => findSubscriptionIdOf(this.stripe, relatedId));
  }

  private async find<Result>(work: () => Promise<Result>): Promise<Result | null> {
    return this.call(async () => {
      try {
        return await work();
      } catch (error) {
        if (isMissing(error)) return null;
        throw error;
      }
    });
  }

  /** Turns every failure of Stripe into PROVIDER_UNAVAILABLE, or UNAVAILABLE if it is silent; the cause is only logged. */
  private async call<Result>(work: () => Promise<Result>): Promise<Result> {
    const text = billingErrorTexts.providerUnreachable;
    requireTime();
    try {
      return await this.settings.breaker.run(text, work);
    } catch (error) {
      if (!(error instanceof Stripe.errors.StripeError)) throw error;
      throw isSilence(error) ? new ProviderAway(text, error) : providerUnavailable(text, error);
    }
  }
}

const isMissing = (error: unknown): boolean =>
  error instanceof Stripe.errors.StripeInvalidRequestError && error.code === "resource_missing";

function toPrice({ id, unit_amount, currency, recurring }: Stripe.Price): Price {
  const monthly = recurring?.interval === "month" && recurring.interval_count === 1;
  return { id, amount: unit_amount, currency: currency.toUpperCase(), monthly };
}
