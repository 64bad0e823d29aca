const failures = new WeakSet<object>();
const RELOADED_AT = "reloaded-at";
/** A second reload so soon would not help either. */
const PAUSE_MS = 60_000;

/**
 * Starts to note which errors come from a script or style sheet that did not load: those of an earlier release are gone
 * once a new one is out.
 */
export function noteFailedLoads(): void {
  window.addEventListener("vite:preloadError", ({ payload }) => failures.add(payload));
}

export const isNotLoaded = (error: unknown): boolean =>
  typeof error === "object" && error !== null && failures.has(error);

/** Loads the page again, which gets the files of the newest release. @returns false if offline, or tried a moment ago */
export function reloadOnce(reload = () => window.location.reload()): boolean {
  if (!navigator.onLine) return false;
  try {
    const before = Number(sessionStorage.getItem(RELOADED_AT) ?? 0);
    if (Date.now() - before < PAUSE_MS) return false;
    sessionStorage.setItem(RELOADED_AT, String(Date.now()));
  } catch {
    // Without storage, it could reload forever.
    return false;
  }
  reload();
  return true;
}
