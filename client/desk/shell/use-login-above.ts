import { useLayoutEffect } from "react";

/**
 * Leaves Escape to the login dialog while it is open above a dialog of the desk. The desk's dialogs listen on the
 * window, so they would close, too, and lose what was typed.
 */
export function useLoginAbove(): void {
  // Before effects, in which the desk's dialogs add theirs: the first listener decides.
  useLayoutEffect(() => {
    const keepFromOthers = (event: KeyboardEvent) => {
      // Native, unlike the desk's own. The browser closes it in any case.
      if (event.key === "Escape" && document.querySelector("dialog[open]") !== null)
        event.stopImmediatePropagation();
    };
    window.addEventListener("keydown", keepFromOthers, { capture: true });
    return () => window.removeEventListener("keydown", keepFromOthers, { capture: true });
  }, []);
}
