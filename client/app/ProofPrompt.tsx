import { Suspense, useEffect, useState } from "react";
import { lazyComponent } from "../lib/lazy-component";
import { askForProofsWith, type ProofNeed } from "../lib/session/proof";
import { SilentBoundary } from "./SilentBoundary";

const ProofDialog = lazyComponent(
  () => import("../features/account/factors/ProofDialog"),
  "ProofDialog",
);

interface Request {
  need: ProofNeed;
  settle: (given: boolean) => void;
}

/** Asks for a proof of who someone is when the server wants one. The dialog is loaded when it first opens. */
export function ProofPrompt() {
  const [request, setRequest] = useState<Request | null>(null);
  useEffect(
    () => askForProofsWith((need) => new Promise((settle) => setRequest({ need, settle }))),
    [],
  );
  if (request === null) return null;
  const settle = (given: boolean) => {
    request.settle(given);
    setRequest(null);
  };
  return (
    <SilentBoundary>
      <Suspense fallback={null}>
        <ProofDialog need={request.need} onSettled={settle} />
      </Suspense>
    </SilentBoundary>
  );
}
