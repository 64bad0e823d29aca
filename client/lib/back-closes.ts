import { useEffect } from "react";
import { NavigationType, useBlocker, type Location } from "react-router-dom";

/** Closes an overlay (dialog or menu). @returns false if it stays open because it is busy */
type Close = () => boolean;

/** The overlays that are open, topmost last. */
const openOverlays: Close[] = [];

/**
 * Makes the browser's Back close this overlay instead of leaving the page.
 * @returns a function to call once the overlay has closed
 */
export function closeOnBack(close: Close): () => void {
  duplicateFirstEntry();
  openOverlays.push(close);
  return () => {
    const index = openOverlays.indexOf(close);
    if (index >= 0) openOverlays.splice(index, 1);
  };
}

/** The router's history state (`idx` is 0 on the first page of a visit), and whether a duplicate was pushed on top. */
interface Entry {
  idx: unknown;
  duplicated?: unknown;
}

const isEntry = (state: unknown): state is Entry =>
  typeof state === "object" && state !== null && "idx" in state;

const entry = (): Entry | null => (isEntry(history.state) ? history.state : null);

/**
 * On the first page, Back leaves the site and the router cannot block it. So push a duplicate history entry for Back
 * to pop.
 */
function duplicateFirstEntry(): void {
  const state = entry();
  if (state?.idx !== 0) return;
  history.replaceState({ ...state, duplicated: true }, "");
  history.pushState({ ...state, duplicated: false, idx: 1 }, "");
}

/** Back has popped the duplicate of the first entry: close the topmost overlay, or leave if none is open. */
function handlePoppedDuplicate(): void {
  history.replaceState({ ...entry(), duplicated: false }, "");
  const close = openOverlays.at(-1);
  if (close === undefined) return history.back();
  const isOnly = openOverlays.length === 1;
  // An overlay is still open, so the next Back needs a duplicate to pop, too.
  if (!close() || !isOnly) duplicateFirstEntry();
}

const isSamePage = (a: Location, b: Location): boolean =>
  a.pathname === b.pathname && a.search === b.search;

/**
 * Makes Back close the topmost overlay. Only the first page gets an extra history entry, so entries do not pile up.
 * Call it once per app: the router supports a single blocker.
 */
export function useCloseOnBack(): void {
  const blocker = useBlocker(({ historyAction, currentLocation, nextLocation }) => {
    if (historyAction !== NavigationType.Pop) return false;
    if (entry()?.duplicated === true && isSamePage(currentLocation, nextLocation)) {
      handlePoppedDuplicate();
      return false;
    }
    if (openOverlays.length === 0) return false;
    closeOnReturn();
    return true;
  });
  useEffect(() => {
    if (blocker.state === "blocked") blocker.reset();
  }, [blocker]);
}

/**
 * Back has moved the browser to the previous entry, and the router is about to move it forward again. Closing may
 * change the page's own entry (a form removes its #hash), so wait until the browser is back on it.
 */
function closeOnReturn(): void {
  addEventListener("popstate", () => openOverlays.at(-1)?.(), { once: true });
}
