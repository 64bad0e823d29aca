import { useApolloClient } from "@apollo/client/react";
import { readFailure } from "../../lib/api-error";
import { followProfile } from "../../lib/session/follow-profile";
import { useForgetViewer } from "../../lib/session/forget-viewer";
import { useAcceptTermsMutation } from "./AcceptTerms.generated";
import { fingerprint } from "./fingerprint";
import type { TermsForm } from "./terms-form";
import { termsTexts } from "#texts/terms";

/**
 * Sends the acceptance of the current terms for a product, with data about the browser. Resolves to null once the
 * server has stored it, else to an error message.
 */
export function useAcceptTerms(productId: string): (form: TermsForm) => Promise<string | null> {
  const client = useApolloClient();
  const [acceptTerms] = useAcceptTermsMutation();
  const forgetViewer = useForgetViewer();
  return async ({ agree, signature }) => {
    const input = {
      productId,
      agree,
      signature,
      browser: navigator.userAgent,
      fingerprint: await fingerprint(),
      timestamp: new Date().toISOString(),
    };
    try {
      const { data } = await acceptTerms({ variables: { input } });
      const refusal = data?.acceptTerms.userErrors[0];
      if (refusal !== undefined) return refusal.message || termsTexts.failed;
      if (data?.acceptTerms.termsAcceptance == null) return termsTexts.failed;
      followProfile(client);
      return null;
    } catch (error) {
      const failure = readFailure(error);
      if (failure.kind === "network") return termsTexts.failed;
      if (failure.code === "UNAUTHENTICATED") forgetViewer();
      return failure.message || termsTexts.failed;
    }
  };
}
