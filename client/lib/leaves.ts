import { useEffect, useEffectEvent, type RefObject } from "react";
import { useLocation } from "react-router-dom";
import { useOnChange } from "./use-on-change";

/** Calls `close` on a press or focus outside of a menu, and on navigation. */
export function useLeaving(element: RefObject<HTMLElement | null>, close: () => void): void {
  const { pathname, search } = useLocation();
  // Not on the first render: the visitor may have opened it before the scripts loaded.
  useOnChange(pathname + search, close);
  const closeNow = useEffectEvent(close);
  useEffect(() => {
    const closeFromOutside = ({ target }: Event) => {
      if (target instanceof Node && element.current?.contains(target) === false) closeNow();
    };
    document.addEventListener("pointerdown", closeFromOutside);
    document.addEventListener("focusin", closeFromOutside);
    return () => {
      document.removeEventListener("pointerdown", closeFromOutside);
      document.removeEventListener("focusin", closeFromOutside);
    };
  }, [element]);
}
