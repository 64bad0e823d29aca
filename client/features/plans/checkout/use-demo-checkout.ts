import { checkoutTexts } from "#texts/checkout";
import { useEffect, useEffectEvent, useState } from "react";
import { openCodeStep } from "../../../lib/session/code-step";
import { useSignIn } from "../../../lib/session/sign-in";
import { useViewer } from "../../../lib/session/viewer";
import { useStartDemoCheckoutMutation } from "./StartDemoCheckout.generated";
import { usePurchaseHash } from "./purchase-hash";
import { useRedirectButton, type RedirectButton } from "./use-redirect-button";
import { useProviderRedirect } from "./use-provider-redirect";

const LOOKUP_KEY = "starter_plan";

/** Opens the demo's pay page, after signing in if necessary. */
export function useDemoCheckout(): RedirectButton {
  const { viewer, loading } = useViewer();
  const { openSignIn } = useSignIn();
  const [start] = useStartDemoCheckoutMutation();
  const redirect = useProviderRedirect(checkoutTexts);
  const { busy, problem, press } = useRedirectButton(() =>
    redirect(() => start({ variables: { input: { lookupKey: LOOKUP_KEY } } })),
  );
  const hash = usePurchaseHash();
  // Set by a click, or on returning from a sign-in at Google. Continues once the viewer has loaded.
  const [wanted, setWanted] = useState<"no" | "click" | "return">(
    hash.productId === LOOKUP_KEY ? "return" : "no",
  );
  const go = () => {
    hash.clear();
    press();
  };
  const proceed = useEffectEvent(() => {
    setWanted("no");
    if (viewer !== null) return go();
    // A user who came back without signing in is not asked again.
    if (wanted === "return" && openCodeStep() === null) return;
    hash.mark(LOOKUP_KEY);
    openSignIn({ onSignedIn: go, onDismissed: hash.clear });
  });
  const ready = wanted !== "no" && !loading;
  useEffect(() => {
    if (ready) proceed();
  }, [ready]);
  return { busy: busy || wanted === "click", problem, press: () => setWanted("click") };
}
