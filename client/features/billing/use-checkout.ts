import { checkoutTexts } from "#texts/checkout";
import { useStartCheckoutMutation } from "./StartCheckout.generated";
import { useWayOut } from "./use-way-out";

const texts = {
  ...checkoutTexts,
  refusals: { ALREADY_SUBSCRIBED: checkoutTexts.alreadySubscribed },
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
