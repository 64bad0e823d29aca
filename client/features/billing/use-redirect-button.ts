import { useRef, useState } from "react";
import { useReturnFromHistory } from "./use-return-from-history";

export interface RedirectButton {
  /** True until the browser has left the page or that has failed. */
  busy: boolean;
  /** Why it failed, for the user. */
  problem: string | null;
  press: () => void;
}

/**
 * State of a button that leads to a page of the payment provider.
 * @param open resolves to null once the browser is on its way, or to an error message
 */
export function useRedirectButton(open: () => Promise<string | null>): RedirectButton {
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  // A ref, since a second click may come before the next render.
  const leaving = useRef(false);

  const stay = (reason: string | null) => {
    leaving.current = false;
    setBusy(false);
    setProblem(reason);
  };
  useReturnFromHistory(() => stay(null));
  const press = () => {
    if (leaving.current) return;
    leaving.current = true;
    setBusy(true);
    setProblem(null);
    void open().then((reason) => {
      if (reason !== null) stay(reason);
    });
  };
  return { busy, problem, press };
}
