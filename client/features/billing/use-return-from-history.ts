import { useEffect, useEffectEvent } from "react";

/** A page that comes back from the browser's history has kept its state: "Processing..." for ever. */
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
