import { useViewer } from "../../../lib/session/viewer";
import { useCheckoutSubscriptionQuery } from "./CheckoutSubscription.generated";
import type { SubscriptionSummary_SubscriptionFragment as Subscription } from "../own/SubscriptionSummary.generated";
import type { PaymentState } from "./use-payment-record";

/**
 * The plan that was paid for, as it is now; null until it is known. One that was paid for on an earlier visit is looked up.
 * @param sessionId from the URL, so it may be anything
 */
export function useBoughtSubscription(state: PaymentState, sessionId: string): Subscription | null {
  const { viewer } = useViewer();
  const isSaved = state.name === "saved";
  const payment = isSaved ? state.payment : null;
  // Asked for even if the payment brought it: what is sent for the plan then changes it here, too.
  const { data } = useCheckoutSubscriptionQuery(
    isSaved && viewer !== null ? { variables: { sessionId } } : { skip: true },
  );
  return data?.checkoutSubscription ?? payment?.subscription ?? null;
}
