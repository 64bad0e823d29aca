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

/**
 * Opens the pay page for a product. Resolves to null once the browser is on its way, or to why it is not. */
export function useCheckout(): (productId: string) => Promise<RedirectProblem | null> {
  const [startCheckout] = useStartCheckoutMutation();
  const redirect = useProviderRedirect(texts);
  return (productId) =>
    redirect(
      async () =>
        (await startCheckout({ variables: { input: { productId } } })).data?.startCheckout,
    );
}
