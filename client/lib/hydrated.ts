import { useSyncExternalStore } from "react";

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
