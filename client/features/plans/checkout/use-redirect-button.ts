import { useRef, useState } from "react";
import type { RedirectProblem } from "./use-provider-redirect";
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
 * @param open resolves to null once the browser is on its way, or to why it is not
 */
export function useRedirectButton(open: () => Promise<RedirectProblem | null>): RedirectButton {
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  // A ref, since a second click may come before the next render.
  const leaving = useRef(false);

  const stay = (reason: RedirectProblem | null) => {
    leaving.current = false;
    setBusy(false);
    setProblem(reason && reason.message);
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
