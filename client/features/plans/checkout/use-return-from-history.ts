import { useEffect, useEffectEvent } from "react";

/** Resets a page restored from the back/forward cache, which would otherwise show "Processing..." forever. */
export function useReturnFromHistory(reset: () => void): void {
  const onShow = useEffectEvent((event: PageTransitionEvent) => {
    if (event.persisted) reset();
  });
  useEffect(() => {
    const listener = (event: PageTransitionEvent) => onShow(event);
    window.addEventListener("pageshow", listener);
    return () => window.removeEventListener("pageshow", listener);
  }, []);
}
