import type { Logger } from "../../../core/logger.js";
import type { PaymentGateway } from "../../../integrations/payments/payment-gateway.js";
import { checkoutFailed } from "./checkout-failure.js";

/** The monthly price shown to buyers. */
interface ShownPrice {
  /** The price's lookup key at Stripe. */
  lookupKey: string;
  /** Minor units. */
  monthlyAmount: number;
  /** ISO 4217. */
  currency: string;
}

interface Needs {
  gateway: Pick<PaymentGateway, "findPrice">;
  logger: Pick<Logger, "error">;
}

/**
 * Returns the price's Stripe id if its amount matches the price shown to buyers.
 * @throws PROVIDER_UNAVAILABLE "Checkout failed"
 */
export async function requirePrice(
  { gateway, logger }: Needs,
  { lookupKey, monthlyAmount, currency }: ShownPrice,
): Promise<string> {
  const price = await gateway.findPrice(lookupKey);
  const right = price?.monthly && price.amount === monthlyAmount && price.currency === currency;
  if (right) return price.id;
  logger.error({ lookupKey, price }, "the price at Stripe is not what we show");
  throw checkoutFailed();
}
