import { useLocation } from "react-router-dom";

/** Key of the history entry at which the document was loaded. */
export const startedAt = typeof window === "undefined" ? null : entryKey();

function entryKey(): string | null {
  const state = window.history.state as { key?: unknown } | null;
  return typeof state?.key === "string" ? state.key : null;
}

/**
 * The state for an entry that takes the place of this one. Where the document was loaded, the page ignored it, and must not
 * follow it suddenly.
 */
export function useKeptState(): unknown {
  const location = useLocation();
  return location.key === startedAt ? null : (location.state as unknown);
}
