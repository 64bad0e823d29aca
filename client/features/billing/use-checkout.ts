import { readFailure } from "../../lib/api-error";
import { useForgetViewer } from "../../lib/session/forget-viewer";
import { billingTexts, exceptionText } from "#texts/billing";
import { leaveFor, webAddress } from "./leave-for";
import { useStartCheckoutMutation } from "./StartCheckout.generated";

/**
 * Opens the pay page for a product. Resolves with null when the browser is on its way there, else
 * with what went wrong, for the person to read.
 */
export function useCheckout(): (productId: string) => Promise<string | null> {
  const [startCheckout] = useStartCheckoutMutation();
  const forgetViewer = useForgetViewer();
  return async (productId) => {
    try {
      const { data } = await startCheckout({ variables: { input: { productId } } });
      const refusal = data?.startCheckout.userErrors[0];
      if (refusal !== undefined) {
        return refusal.code === "ALREADY_SUBSCRIBED"
          ? billingTexts.alreadySubscribed
          : refusal.message || billingTexts.checkoutFailed;
      }
      const address = webAddress(data?.startCheckout.url ?? null);
      if (address === null) return billingTexts.checkoutFailed;
      leaveFor(address);
      return null;
    } catch (error) {
      const failure = readFailure(error);
      if (failure.kind === "network") return billingTexts.checkoutError(exceptionText(error));
      if (failure.code === "UNAUTHENTICATED") forgetViewer();
      return failure.message || billingTexts.checkoutFailed;
    }
  };
}
