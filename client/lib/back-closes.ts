import { useEffect } from "react";
import { NavigationType, useBlocker, type Location } from "react-router-dom";

/** Closes what lies over the page. @returns false when that stays, as work is under way */
type Close = () => boolean;

/** The uppermost last. */
const closers: Close[] = [];

/**
 * From now on the browser's Back closes this instead of leaving the page.
 * @returns to be called when it is closed
 */
export function closedByBack(close: Close): () => void {
  holdFirstPage();
  closers.push(close);
  return () => {
    const index = closers.indexOf(close);
    if (index >= 0) closers.splice(index, 1);
  };
}

/** What the router keeps in an entry of the history (`idx` is 0 on the first page of a visit), and our mark. */
interface Entry {
  idx: unknown;
  held?: unknown;
}

const isEntry = (state: unknown): state is Entry =>
  typeof state === "object" && state !== null && "idx" in state;

const entry = (): Entry | null => (isEntry(history.state) ? history.state : null);

/**
 * What lies below the first page of a visit is another site's, and no page can hold Back there. So the page gets a
 * second entry, and Back falls on its first.
 */
function holdFirstPage(): void {
  const state = entry();
  if (state?.idx !== 0) return;
  history.replaceState({ ...state, held: true }, "");
  history.pushState({ ...state, held: false, idx: 1 }, "");
}

/** Back has fallen from the second entry of the first page on its first: closes what is open, or goes on back. */
function fallOnFirst(): void {
  history.replaceState({ ...entry(), held: false }, "");
  const close = closers.at(-1);
  if (close === undefined) return history.back();
  const isLast = closers.length === 1;
  // Something is still open: the next Back falls here as well.
  if (!close() || !isLast) holdFirstPage();
}

const isSamePage = (a: Location, b: Location): boolean =>
  a.pathname === b.pathname && a.search === b.search;

/**
 * Keeps the page on Back while a dialog is open. Except on the first page, nothing is written into the history for it,
 * so nothing piles up there. Used once: the router has room for one blocker.
 */
export function useBackCloses(): void {
  const blocker = useBlocker(({ historyAction, currentLocation, nextLocation }) => {
    if (historyAction !== NavigationType.Pop) return false;
    if (entry()?.held === true && isSamePage(currentLocation, nextLocation)) {
      fallOnFirst();
      return false;
    }
    if (closers.length === 0) return false;
    closeOnReturn();
    return true;
  });
  useEffect(() => {
    if (blocker.state === "blocked") blocker.reset();
  }, [blocker]);
}

/**
 * The browser is on the entry before the page's, and the router now sends it forward again. What closes may write to
 * its entry of the history (a form clears its #hash), so it must wait until the browser is back on that entry.
 */
function closeOnReturn(): void {
  addEventListener("popstate", () => closers.at(-1)?.(), { once: true });
}
