import { useFragment } from "@apollo/client/react";
import { useViewer } from "../../lib/session/viewer";
import { useBoughtSubscriptionsQuery } from "./BoughtSubscriptions.generated";
import {
  SubscriptionSummary_SubscriptionFragmentDoc,
  type SubscriptionSummary_SubscriptionFragment as Subscription,
} from "./SubscriptionSummary.generated";
import type { PaymentState } from "./use-payment-record";

/**
 * The plan that was paid for, as it is now; null until it is known. One that was paid for on an earlier visit is looked up.
 * @param productId from the URL, so it may be anything
 */
export function useBoughtSubscription(state: PaymentState, productId: string): Subscription | null {
  const { viewer } = useViewer();
  const isSaved = state.name === "saved";
  const payment = isSaved ? state.payment : null;
  const { data } = useBoughtSubscriptionsQuery({
    skip: !isSaved || payment !== null || viewer === null,
  });
  const paid =
    payment?.subscription ??
    data?.mySubscriptions.find((bought) => bought.productId === productId) ??
    null;
  // What is sent for the plan changes it in the cache.
  const current = useFragment({
    fragment: SubscriptionSummary_SubscriptionFragmentDoc,
    fragmentName: "SubscriptionSummary_subscription",
    from: paid,
  });
  return current.dataState === "complete" ? current.data : paid;
}
