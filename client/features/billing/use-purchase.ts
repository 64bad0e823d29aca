import { useEffect, useEffectEvent, useRef, useState } from "react";
import { useSignIn } from "../../lib/session/sign-in";
import { useViewer } from "../../lib/session/viewer";
import { usePurchaseHash } from "./purchase-hash";
import { useCheckout } from "./use-checkout";
import { useReturnFromHistory } from "./use-return-from-history";

type Stage =
  | { name: "idle" }
  /** Back from signing in elsewhere; goes on if somebody is signed in now. */
  | { name: "returning"; productId: string }
  /** Waiting for the answer to who is signed in. */
  | { name: "identifying"; productId: string }
  | { name: "terms"; productId: string }
  /** Until the browser has left, or the checkout has failed. */
  | { name: "checkout"; productId: string };

const IDLE: Stage = { name: "idle" };

export interface Purchase {
  /** The product that is being prepared right now; its button says so. */
  busyProductId: string | null;
  /** The product whose terms are to be accepted now. */
  termsProductId: string | null;
  /** Why the last purchase stopped. */
  problem: { productId: string; message: string } | null;
  start: (productId: string) => void;
  /** The terms are accepted: on to the pay page. */
  termsAccepted: () => void;
  giveUp: () => void;
}

/** The way to a plan: log in, accept the terms, pay page. Each step only after the one before. */
export function usePurchase(): Purchase {
  const { viewer, loading } = useViewer();
  const { openSignIn } = useSignIn();
  const openCheckout = useCheckout();
  const hash = usePurchaseHash();
  const [stage, setStage] = useState<Stage>(() =>
    hash.productId === null ? IDLE : { name: "returning", productId: hash.productId },
  );
  const [problem, setProblem] = useState<Purchase["problem"]>(null);
  // State is a render late: a second click in the same moment would still see "idle".
  const paying = useRef(false);

  const askForTerms = (productId: string) => {
    if (paying.current) return;
    hash.clear();
    setStage({ name: "terms", productId });
  };
  const identify = (productId: string) => {
    if (viewer !== null) return askForTerms(productId);
    setStage(IDLE);
    hash.mark(productId);
    openSignIn({ onSignedIn: () => askForTerms(productId), onDismissed: hash.clear });
  };
  const goOn = useEffectEvent(() => {
    if (stage.name === "identifying") identify(stage.productId);
    if (stage.name !== "returning") return;
    // Who comes back without having signed in is not asked again.
    if (viewer === null) setStage(IDLE);
    else askForTerms(stage.productId);
  });
  const known = !loading && (stage.name === "identifying" || stage.name === "returning");
  useEffect(() => {
    if (known) goOn();
  }, [known]);

  const pay = async (productId: string) => {
    paying.current = true;
    setStage({ name: "checkout", productId });
    const message = await openCheckout(productId);
    if (message === null) return;
    paying.current = false;
    setStage(IDLE);
    setProblem({ productId, message });
  };
  useReturnFromHistory(() => {
    paying.current = false;
    setStage(IDLE);
  });

  return {
    busyProductId:
      stage.name === "identifying" || stage.name === "checkout" ? stage.productId : null,
    termsProductId: stage.name === "terms" ? stage.productId : null,
    problem,
    start: (productId) => {
      if (paying.current) return;
      setProblem(null);
      if (loading) setStage({ name: "identifying", productId });
      else identify(productId);
    },
    termsAccepted: () => {
      if (stage.name === "terms" && !paying.current) void pay(stage.productId);
    },
    giveUp: () => setStage(IDLE),
  };
}
