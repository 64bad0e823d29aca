import Stripe from "stripe";
import { billingErrorTexts } from "#texts/errors";
import { providerUnavailable } from "../../core/errors.js";
import type {
  AccountPrice,
  AccountProduct,
  NewPrice,
  PaymentAccount,
  WebhookEndpoint,
} from "./payment-account.js";
import { createStripe, isTestKey, type StripeAccess } from "./stripe-client.js";
import { NEEDED_EVENTS } from "./stripe-event-types.js";
import { APP } from "./stripe-mapping.js";

/** As many as Stripe lists at once. */
const PAGE = 100;
/** Stripe's limit for lookup keys in one request. */
const KEYS_AT_ONCE = 10;
const MAX_ENDPOINTS = 500;

export class StripeAccount implements PaymentAccount {
  readonly isTest: boolean;
  readonly apiVersion = Stripe.API_VERSION;
  readonly neededEvents = NEEDED_EVENTS;
  private readonly stripe: Stripe;

  constructor(access: StripeAccess) {
    this.isTest = isTestKey(access.secretKey);
    this.stripe = createStripe(access);
  }

  findPrices(lookupKeys: readonly string[]): Promise<AccountPrice[]> {
    return this.call(async () => {
      const found: AccountPrice[] = [];
      for (let i = 0; i < lookupKeys.length; i += KEYS_AT_ONCE) {
        const lookup_keys = lookupKeys.slice(i, i + KEYS_AT_ONCE);
        const query = { lookup_keys, active: true, limit: PAGE, expand: ["data.product"] };
        found.push(...(await this.stripe.prices.list(query)).data.flatMap(toPrice));
      }
      return found;
    });
  }

  findProduct(id: string): Promise<AccountProduct | null> {
    return this.call(async () => {
      try {
        return toProduct(await this.stripe.products.retrieve(id));
      } catch (error) {
        if (isMissing(error)) return null;
        throw error;
      }
    });
  }

  async createProduct({ id, name, statementDescriptor }: AccountProduct): Promise<void> {
    const descriptor = statementDescriptor && { statement_descriptor: statementDescriptor };
    const metadata = { app: APP };
    await this.call(() => this.stripe.products.create({ id, name, metadata, ...descriptor }));
  }

  async updateProduct({ id, name, isActive, statementDescriptor }: AccountProduct): Promise<void> {
    const descriptor = statementDescriptor && { statement_descriptor: statementDescriptor };
    await this.call(() =>
      this.stripe.products.update(id, { name, active: isActive, ...descriptor }),
    );
  }

  async createPrice({ lookupKey, amount, currency, productId }: NewPrice): Promise<void> {
    await this.call(() =>
      this.stripe.prices.create({
        product: productId,
        unit_amount: amount,
        currency: currency.toLowerCase(),
        recurring: { interval: "month" },
        lookup_key: lookupKey,
        transfer_lookup_key: true,
        metadata: { app: APP },
      }),
    );
  }

  async archivePrice(id: string): Promise<void> {
    await this.call(() => this.stripe.prices.update(id, { active: false }));
  }

  findEndpoint(url: string): Promise<WebhookEndpoint | null> {
    return this.call(async () => {
      const endpoints = await this.stripe.webhookEndpoints
        .list({ limit: PAGE })
        .autoPagingToArray({ limit: MAX_ENDPOINTS });
      const ours = endpoints.filter((endpoint) => endpoint.url === url).map(toEndpoint);
      return ours.find(({ isEnabled }) => isEnabled) ?? ours[0] ?? null;
    });
  }

  createEndpoint(url: string): Promise<string> {
    return this.call(async () => {
      const { secret } = await this.stripe.webhookEndpoints.create({
        url,
        enabled_events: [...NEEDED_EVENTS],
        api_version: Stripe.API_VERSION,
      });
      if (!secret) throw new Error("Stripe created a webhook endpoint without a secret");
      return secret;
    });
  }

  async updateEndpoint(id: string): Promise<void> {
    const enabled_events = [...NEEDED_EVENTS];
    await this.call(() => this.stripe.webhookEndpoints.update(id, { enabled_events }));
  }

  private async call<Result>(work: () => Promise<Result>): Promise<Result> {
    try {
      return await work();
    } catch (error) {
      if (!(error instanceof Stripe.errors.StripeError)) throw error;
      throw providerUnavailable(billingErrorTexts.providerUnreachable, error);
    }
  }
}

const isMissing = (error: unknown): boolean =>
  error instanceof Stripe.errors.StripeInvalidRequestError && error.code === "resource_missing";

const toProduct = (product: Stripe.Product): AccountProduct => ({
  id: product.id,
  name: product.name,
  isActive: product.active,
  statementDescriptor: product.statement_descriptor ?? null,
});

/** Requires `product` to be expanded. */
function toPrice(price: Stripe.Price): AccountPrice[] {
  const { id, lookup_key: lookupKey, unit_amount: amount, currency, product, recurring } = price;
  if (lookupKey === null || typeof product === "string" || product.deleted === true) return [];
  const monthly = recurring?.interval === "month" && recurring.interval_count === 1;
  return [
    {
      id,
      lookupKey,
      amount,
      monthly,
      currency: currency.toUpperCase(),
      product: toProduct(product),
    },
  ];
}

const toEndpoint = (endpoint: Stripe.WebhookEndpoint): WebhookEndpoint => ({
  id: endpoint.id,
  apiVersion: endpoint.api_version,
  events: endpoint.enabled_events,
  isEnabled: endpoint.status === "enabled",
});
