import type { SignedIn } from "../../core/actor.js";
import type {
  Checkout,
  PaymentGateway,
  Purchase,
} from "../../integrations/payments/payment-gateway.js";
import type { PlanChoice } from "../plans/plan.types.js";

/**
 * The demo checkout does not ask for acceptance of the Terms, so it exists only with Stripe test
 * keys.
 */
export const offersDemo = ({ isTest }: Pick<PaymentGateway, "isTest">): boolean => isTest;

/** Other people's demo checkouts look as if they did not exist. */
export const canSeeDemo = (user: SignedIn, { demoUserId }: Pick<Checkout, "demoUserId">): boolean =>
  demoUserId === user.id;

type PaidFor = Pick<Checkout, "price" | "currency"> & { purchase: Purchase };

/**
 * Whether the amount paid, without added tax, is the plan's price for one of its terms. Only then
 * does the plan start.
 */
export const isPaidAsSold = (
  { price, currency, purchase }: PaidFor,
  choice: PlanChoice | null,
): boolean =>
  price === choice?.plan.monthlyAmount &&
  currency === choice.plan.currency &&
  purchase.months === choice.term.months;
