import { useSyncExternalStore } from "react";

function subscribe(onChange: () => void): () => void {
  window.addEventListener("scroll", onChange, { passive: true });
  return () => window.removeEventListener("scroll", onChange);
}

/** Whether the page is scrolled by more than this many CSS pixels. */
export const useScrolled = (threshold: number): boolean =>
  useSyncExternalStore(
    subscribe,
    () => window.scrollY > threshold,
    () => false,
  );

/** Scroll distance at which the header gets its shadow and the back-to-top button appears. */
export const SCROLL_THRESHOLD = 100;
