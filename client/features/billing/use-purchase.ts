import { useEffect, useRef, useState } from "react";
import { useSignIn } from "../../lib/session/sign-in";
import { useViewer } from "../../lib/session/viewer";
import { useCheckout } from "./use-checkout";

type Stage =
  | { name: "idle" }
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
  const [stage, setStage] = useState<Stage>(IDLE);
  const [problem, setProblem] = useState<Purchase["problem"]>(null);
  // State is a render late: a second click in the same moment would still see "idle".
  const running = useRef(false);
  useResetOnReturn(() => {
    running.current = false;
    setStage(IDLE);
  });

  const askForTerms = (productId: string) => {
    if (!running.current) setStage({ name: "terms", productId });
  };
  const proceed = (productId: string) => {
    if (viewer !== null) return askForTerms(productId);
    setStage(IDLE);
    openSignIn({ onSignedIn: () => askForTerms(productId) });
  };
  const start = (productId: string) => {
    if (running.current) return;
    setProblem(null);
    if (loading) setStage({ name: "identifying", productId });
    else proceed(productId);
  };
  const identified = stage.name === "identifying" && !loading ? stage.productId : null;
  useEffect(() => {
    if (identified !== null) proceed(identified);
    // Runs once it is known who is signed in; `proceed` is new on every render.
  }, [identified]);

  const pay = async (productId: string) => {
    running.current = true;
    setStage({ name: "checkout", productId });
    const message = await openCheckout(productId);
    if (message === null) return;
    running.current = false;
    setStage(IDLE);
    setProblem({ productId, message });
  };

  return {
    busyProductId:
      stage.name === "identifying" || stage.name === "checkout" ? stage.productId : null,
    termsProductId: stage.name === "terms" ? stage.productId : null,
    problem,
    start,
    termsAccepted: () => {
      if (stage.name === "terms" && !running.current) void pay(stage.productId);
    },
    giveUp: () => setStage(IDLE),
  };
}

/** A page that comes back from the browser's history still holds its state: "Processing..." for ever. */
function useResetOnReturn(reset: () => void): void {
  const latest = useRef(reset);
  useEffect(() => {
    latest.current = reset;
  });
  useEffect(() => {
    const onShow = (event: PageTransitionEvent) => {
      if (event.persisted) latest.current();
    };
    window.addEventListener("pageshow", onShow);
    return () => window.removeEventListener("pageshow", onShow);
  }, []);
}
