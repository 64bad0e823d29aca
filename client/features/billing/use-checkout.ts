import { checkoutTexts } from "#texts/checkout";
import { useStartCheckoutMutation } from "./StartCheckout.generated";
import { useProviderRedirect } from "./use-provider-redirect";

const texts = {
  ...checkoutTexts,
  refusals: { ALREADY_SUBSCRIBED: checkoutTexts.alreadySubscribed },
};

/**
 * Opens the pay page for a product. Resolves to null once the browser is on its way, or to an error message for the
 * user.
 */
export function useCheckout(): (productId: string) => Promise<string | null> {
  const [startCheckout] = useStartCheckoutMutation();
  const redirect = useProviderRedirect(texts);
  return (productId) =>
    redirect(
      async () =>
        (await startCheckout({ variables: { input: { productId } } })).data?.startCheckout,
    );
}
