/** A product in the provider's account. */
export interface AccountProduct {
  id: string;
  name: string;
  isActive: boolean;
  /** What card statements show; null for the account's own. */
  statementDescriptor: string | null;
}

/** An active price with a lookup key. */
export interface AccountPrice {
  id: string;
  lookupKey: string;
  /** Minor units; null for a price that is not a fixed amount. */
  amount: number | null;
  currency: string;
  monthly: boolean;
  product: AccountProduct;
}

export interface NewPrice {
  lookupKey: string;
  /** Minor units a month. */
  amount: number;
  currency: string;
  productId: string;
}

/** Where the provider sends its webhooks. */
export interface WebhookEndpoint {
  id: string;
  /** Null for the account's own version. */
  apiVersion: string | null;
  /** `*` stands for all. */
  events: string[];
  isEnabled: boolean;
}

/**
 * What has to be set up in the provider's account before anything can be sold. Calls throw
 * PROVIDER_UNAVAILABLE if the provider fails or refuses.
 */
export interface PaymentAccount {
  readonly isTest: boolean;
  /** The version of the provider's API that this product is made for. */
  readonly apiVersion: string;
  /** The types of events that this product acts on. */
  readonly neededEvents: readonly string[];
  findPrices(lookupKeys: readonly string[]): Promise<AccountPrice[]>;
  findProduct(id: string): Promise<AccountProduct | null>;
  createProduct(product: AccountProduct): Promise<void>;
  updateProduct(product: AccountProduct): Promise<void>;
  /** The lookup key moves to it from the price that has it. */
  createPrice(price: NewPrice): Promise<void>;
  /** Nobody can buy at this price anymore; running subscriptions keep it. */
  archivePrice(id: string): Promise<void>;
  findEndpoint(url: string): Promise<WebhookEndpoint | null>;
  /** @returns the secret that signs its webhooks; the provider shows it only once */
  createEndpoint(url: string): Promise<string>;
  /** Registers an endpoint for the events that are needed. */
  updateEndpoint(id: string): Promise<void>;
}
