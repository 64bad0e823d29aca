import { useEffect, useEffectEvent, useRef, useState } from "react";
import { openCodeStep } from "../../../lib/session/code-step";
import { useSignIn } from "../../../lib/session/sign-in";
import { useViewer } from "../../../lib/session/viewer";
import { usePurchaseHash } from "./purchase-hash";
import { useCheckout, type Order } from "./use-checkout";
import type { RedirectProblem } from "./use-provider-redirect";
import { useReturnFromHistory } from "./use-return-from-history";

type Stage =
  | { name: "idle" }
  | {
      /**
       * returning: from a sign-in at Google; continues if the user is signed in. identifying: waits for the viewer to load.
       * checkout: until the browser has left the page, or the checkout has failed.
       */
      name: "returning" | "identifying" | "terms" | "checkout";
      order: Order;
    };

const IDLE: Stage = { name: "idle" };

export interface Purchase {
  /** The product whose button shows that work is in progress. */
  busyProductId: string | null;
  /** The product whose terms the dialog shows. */
  termsProductId: string | null;
  /** Why the last purchase stopped. */
  problem: (Order & RedirectProblem) | null;
  /** @param confirmOverlap whether the person wants the plan beside one that it overlaps */
  start: (productId: string, confirmOverlap?: boolean) => void;
  /** Call this once the terms are accepted; opens the pay page. */
  termsAccepted: () => void;
  /** Opens the pay page after what stopped it is gone. The terms stay accepted. */
  payAgain: () => void;
  cancel: () => void;
}

/**
 * The flow of buying a plan: log in, accept the terms unless they were accepted for it within a day, pay. Each step starts after the
 * one before.
 */
export function usePurchase(): Purchase {
  const { viewer, loading } = useViewer();
  const { openSignIn } = useSignIn();
  const openCheckout = useCheckout();
  const hash = usePurchaseHash();
  const [stage, setStage] = useState<Stage>(() =>
    hash.productId === null
      ? IDLE
      : { name: "returning", order: { productId: hash.productId, confirmOverlap: false } },
  );
  const [problem, setProblem] = useState<Purchase["problem"]>(null);
  // A ref, since a second click may come before the next render.
  const paying = useRef(false);

  /** @param signed whether the terms were just accepted; otherwise the server may ask for them */
  const pay = async (order: Order, signed: boolean) => {
    paying.current = true;
    setStage({ name: "checkout", order });
    setProblem(null);
    const reason = await openCheckout(order);
    if (reason === null) return;
    paying.current = false;
    if (reason.code === "TERMS_REQUIRED" && !signed) return setStage({ name: "terms", order });
    setStage(IDLE);
    setProblem({ ...order, ...reason });
  };
  const proceedAs = (order: Order) => {
    if (paying.current) return;
    hash.clear();
    void pay(order, false);
  };
  const identify = (order: Order) => {
    if (viewer !== null) return proceedAs(order);
    setStage(IDLE);
    hash.mark(order.productId);
    openSignIn({ onSignedIn: () => proceedAs(order), onDismissed: hash.clear });
  };
  const proceed = useEffectEvent(() => {
    if (stage.name === "identifying") identify(stage.order);
    if (stage.name !== "returning") return;
    // A user who came back without signing in is not asked again.
    if (viewer === null && openCodeStep() === null) setStage(IDLE);
    else identify(stage.order);
  });
  const known = !loading && (stage.name === "identifying" || stage.name === "returning");
  useEffect(() => {
    if (known) proceed();
  }, [known]);
  useReturnFromHistory(() => {
    paying.current = false;
    setStage(IDLE);
  });

  return {
    busyProductId:
      stage.name === "identifying" || stage.name === "checkout" ? stage.order.productId : null,
    termsProductId: stage.name === "terms" ? stage.order.productId : null,
    problem,
    start: (productId, confirmOverlap = false) => {
      if (paying.current) return;
      const order = { productId, confirmOverlap };
      setProblem(null);
      if (loading) setStage({ name: "identifying", order });
      else identify(order);
    },
    termsAccepted: () => {
      if (stage.name === "terms" && !paying.current) void pay(stage.order, true);
    },
    payAgain: () => {
      if (problem !== null && !paying.current) void pay(problem, false);
    },
    cancel: () => setStage(IDLE),
  };
}
