import { billingTexts } from "#texts/billing";
import { useStartCheckoutMutation } from "./StartCheckout.generated";
import { useWayOut } from "./use-way-out";

const texts = {
  failed: billingTexts.checkoutFailed,
  exception: billingTexts.checkoutError,
  refusals: { ALREADY_SUBSCRIBED: billingTexts.alreadySubscribed },
};

/**
 * Opens the pay page for a product. Resolves with null when the browser is on its way there, else
 * with what went wrong, for the person to read.
 */
export function useCheckout(): (productId: string) => Promise<string | null> {
  const [startCheckout] = useStartCheckoutMutation();
  const leave = useWayOut(texts);
  return (productId) =>
    leave(
      async () =>
        (await startCheckout({ variables: { input: { productId } } })).data?.startCheckout,
    );
}
