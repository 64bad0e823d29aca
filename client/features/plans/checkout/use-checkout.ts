import { checkoutTexts } from "#texts/checkout";
import { useStartCheckoutMutation } from "./StartCheckout.generated";
import { useProviderRedirect, type RedirectProblem } from "./use-provider-redirect";

const texts = {
  ...checkoutTexts,
  refusals: {
    ALREADY_SUBSCRIBED: checkoutTexts.alreadySubscribed,
    DELETION_PENDING: checkoutTexts.deletionPending,
  },
};

/** What to buy. */
export interface Order {
  productId: string;
  /** Whether the person was told that the plan overlaps one that they have, and wants both. */
  confirmOverlap: boolean;
}

/** Opens the pay page for an order. Resolves to null once the browser is on its way, or to why it is not. */
export function useCheckout(): (order: Order) => Promise<RedirectProblem | null> {
  const [startCheckout] = useStartCheckoutMutation();
  const redirect = useProviderRedirect(texts);
  return ({ productId, confirmOverlap }) => {
    const input = confirmOverlap ? { productId, confirmOverlap } : { productId };
    return redirect(() => startCheckout({ variables: { input } }));
  };
}
