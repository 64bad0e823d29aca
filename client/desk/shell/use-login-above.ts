import { useLayoutEffect } from "react";

/**
 * Leaves Escape to the login dialog while it is open above the preview of a job. The kit listens on the window, so the preview
 * would close, too.
 */
export function useLoginAbove(): void {
  // Before effects, in which the kit adds its own: the first listener decides.
  useLayoutEffect(() => {
    const keepFromOthers = (event: KeyboardEvent) => {
      // A native dialog, which the browser closes in any case.
      if (event.key === "Escape" && document.querySelector("dialog[open]") !== null)
        event.stopImmediatePropagation();
    };
    window.addEventListener("keydown", keepFromOthers, { capture: true });
    return () => window.removeEventListener("keydown", keepFromOthers, { capture: true });
  }, []);
}
