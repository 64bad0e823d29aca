import { useEffect } from "react";
import { NavigationType, useBlocker } from "react-router-dom";

/** How to close what lies over the page; the uppermost last. */
const closers: (() => void)[] = [];

/**
 * From now on the browser's Back closes this instead of leaving the page.
 * @returns to be called when it is closed
 */
export function closedByBack(close: () => void): () => void {
  closers.push(close);
  return () => {
    const index = closers.indexOf(close);
    if (index >= 0) closers.splice(index, 1);
  };
}

/**
 * Keeps the page on Back while a dialog is open. Nothing is written into the history for it, so that nothing piles up
 * there; the price is that Back to another site, which no page can hold, leaves all the same. Used once: the router
 * knows one blocker.
 */
export function useBackCloses(): void {
  const blocker = useBlocker(
    ({ historyAction }) => historyAction === NavigationType.Pop && closers.length > 0,
  );
  useEffect(() => {
    if (blocker.state !== "blocked") return;
    closers.at(-1)?.();
    blocker.reset();
  }, [blocker]);
}
