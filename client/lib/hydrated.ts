import { useState, useSyncExternalStore } from "react";

const never = () => () => undefined;

/**
 * What only the browser knows. On the server and during hydration, it is what the server can say; where that is the same, nothing
 * is rendered again.
 */
export const useAfterHydration = <Known>(known: Known, before: Known): Known =>
  useSyncExternalStore(
    never,
    () => known,
    () => before,
  );

/** False on the server and during hydration, then true. */
export const useHydrated = (): boolean => useAfterHydration(true, false);

/** Whether the component came with the server's HTML, so that its answers are fresh. */
export function useCameWithPage(): boolean {
  const hydrated = useHydrated();
  const [came] = useState(!hydrated);
  return came;
}
