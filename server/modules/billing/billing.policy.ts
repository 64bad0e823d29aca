import type { SignedIn } from "../../core/actor.js";
import type {
  Checkout,
  PaymentGateway,
  Purchase,
} from "../../integrations/payments/payment-gateway.js";
import type { PlanChoice } from "../plans/plan.types.js";

/** The demo checkout asks nobody to accept the Terms, so it exists only where no money can move. */
export const offersDemo = ({ isTest }: Pick<PaymentGateway, "isTest">): boolean => isTest;

/** People see their own demonstrations only; others look as if they did not exist. */
export const canSeeDemo = (user: SignedIn, { demoUserId }: Pick<Checkout, "demoUserId">): boolean =>
  demoUserId === user.id;

type PaidFor = Pick<Checkout, "amount" | "currency"> & { purchase: Purchase };

/** Whether somebody paid a plan's price for one of its terms. Nothing else may start the plan. */
export const isPaidAsSold = (
  { amount, currency, purchase }: PaidFor,
  choice: PlanChoice | null,
): boolean =>
  amount === choice?.plan.monthlyAmount &&
  currency === choice.plan.currency &&
  purchase.months === choice.term.months;
