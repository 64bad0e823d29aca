import { useEffect, useEffectEvent, useRef, useState } from "react";
import { openCodeStep } from "../../lib/session/code-step";
import { useSignIn } from "../../lib/session/sign-in";
import { useViewer } from "../../lib/session/viewer";
import { usePurchaseHash } from "./purchase-hash";
import { useCheckout } from "./use-checkout";
import type { RedirectProblem } from "./use-provider-redirect";
import { useReturnFromHistory } from "./use-return-from-history";

type Stage =
  | { name: "idle" }
  /** Returned from a sign-in at Google; continues if the user is signed in. */
  | { name: "returning"; productId: string }
  /** Waiting for the viewer to load. */
  | { name: "identifying"; productId: string }
  | { name: "terms"; productId: string }
  /** Until the browser has left the page, or the checkout has failed. */
  | { name: "checkout"; productId: string };

const IDLE: Stage = { name: "idle" };

export interface Purchase {
  /** The product whose button shows that work is in progress. */
  busyProductId: string | null;
  /** The product whose terms the dialog shows. */
  termsProductId: string | null;
  /** Why the last purchase stopped. */
  problem: ({ productId: string } & RedirectProblem) | null;
  start: (productId: string) => void;
  /** Call this once the terms are accepted; opens the pay page. */
  termsAccepted: () => void;
  /** Opens the pay page after what stopped it is gone. The terms stay accepted. */
  payAgain: () => void;
  cancel: () => void;
}

/** The flow of buying a plan: log in, accept the terms, pay. Each step starts after the one before. */
export function usePurchase(): Purchase {
  const { viewer, loading } = useViewer();
  const { openSignIn } = useSignIn();
  const openCheckout = useCheckout();
  const hash = usePurchaseHash();
  const [stage, setStage] = useState<Stage>(() =>
    hash.productId === null ? IDLE : { name: "returning", productId: hash.productId },
  );
  const [problem, setProblem] = useState<Purchase["problem"]>(null);
  // A ref, since a second click may come before the next render.
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
  const proceed = useEffectEvent(() => {
    if (stage.name === "identifying") identify(stage.productId);
    if (stage.name !== "returning") return;
    // A user who came back without signing in is not asked again.
    if (viewer === null && openCodeStep() === null) setStage(IDLE);
    else identify(stage.productId);
  });
  const known = !loading && (stage.name === "identifying" || stage.name === "returning");
  useEffect(() => {
    if (known) proceed();
  }, [known]);

  const pay = async (productId: string) => {
    paying.current = true;
    setStage({ name: "checkout", productId });
    setProblem(null);
    const reason = await openCheckout(productId);
    if (reason === null) return;
    paying.current = false;
    setStage(IDLE);
    setProblem({ productId, ...reason });
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
    payAgain: () => {
      if (problem !== null && !paying.current) void pay(problem.productId);
    },
    cancel: () => setStage(IDLE),
  };
}
