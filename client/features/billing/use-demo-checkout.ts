import { checkoutTexts } from "#texts/checkout";
import { useEffect, useEffectEvent, useState } from "react";
import { useSignIn } from "../../lib/session/sign-in";
import { useViewer } from "../../lib/session/viewer";
import { useStartDemoCheckoutMutation } from "./StartDemoCheckout.generated";
import { usePurchaseHash } from "./purchase-hash";
import { useLeaving, type Leaving } from "./use-leaving";
import { useWayOut } from "./use-way-out";

const LOOKUP_KEY = "starter_plan";

/** The way to the demo's pay page: log in, then leave. */
export function useDemoCheckout(): Leaving {
  const { viewer, loading } = useViewer();
  const { openSignIn } = useSignIn();
  const [start] = useStartDemoCheckoutMutation();
  const wayOut = useWayOut(checkoutTexts);
  const { busy, problem, leave } = useLeaving(() =>
    wayOut(
      async () =>
        (await start({ variables: { input: { lookupKey: LOOKUP_KEY } } })).data?.startDemoCheckout,
    ),
  );
  const hash = usePurchaseHash();
  // By a press, or by coming back from a sign-in at Google; goes on once it is known who is signed in.
  const [wanted, setWanted] = useState<"no" | "press" | "return">(
    hash.productId === LOOKUP_KEY ? "return" : "no",
  );
  const go = () => {
    hash.clear();
    leave();
  };
  const goOn = useEffectEvent(() => {
    setWanted("no");
    if (viewer !== null) return go();
    // Who comes back without having signed in is not asked again.
    if (wanted === "return") return;
    hash.mark(LOOKUP_KEY);
    openSignIn({ onSignedIn: go, onDismissed: hash.clear });
  });
  const ready = wanted !== "no" && !loading;
  useEffect(() => {
    if (ready) goOn();
  }, [ready]);
  return { busy: busy || wanted === "press", problem, leave: () => setWanted("press") };
}
