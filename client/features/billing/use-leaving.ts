import { useRef, useState } from "react";
import { useReturnFromHistory } from "./use-return-from-history";

export interface Leaving {
  /** Until the browser has left, or that has failed. */
  busy: boolean;
  /** Why it failed. */
  problem: string | null;
  leave: () => void;
}

/**
 * State of a button that leads to a page of the payment provider.
 * @param open resolves with null when the browser is on its way, else with what went wrong
 */
export function useLeaving(open: () => Promise<string | null>): Leaving {
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  // State is a render late: a second click in the same moment would still see "not busy".
  const leaving = useRef(false);

  const stay = (reason: string | null) => {
    leaving.current = false;
    setBusy(false);
    setProblem(reason);
  };
  useReturnFromHistory(() => stay(null));
  const leave = () => {
    if (leaving.current) return;
    leaving.current = true;
    setBusy(true);
    setProblem(null);
    void open().then((reason) => {
      if (reason !== null) stay(reason);
    });
  };
  return { busy, problem, leave };
}
