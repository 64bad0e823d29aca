import type { SignedIn } from "../../core/actor.js";
import type { Checkout, PaymentGateway } from "../../integrations/payments/payment-gateway.js";

/** The demo checkout asks nobody to accept terms, so it is there only where no money can move. */
export const offersDemo = ({ isTest }: Pick<PaymentGateway, "isTest">): boolean => isTest;

/** Somebody else's demonstration is to the actor as if it did not exist. */
export const canSeeDemo = (user: SignedIn, { demoUserId }: Pick<Checkout, "demoUserId">): boolean =>
  demoUserId === user.id;
