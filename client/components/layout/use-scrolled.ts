import { useEffect, useState, useSyncExternalStore } from "react";

function subscribe(onChange: () => void): () => void {
  window.addEventListener("scroll", onChange, { passive: true });
  return () => window.removeEventListener("scroll", onChange);
}

/** Whether the page is scrolled by more than so many CSS pixels. */
export const useScrolled = (threshold: number): boolean =>
  useSyncExternalStore(
    subscribe,
    () => window.scrollY > threshold,
    () => false,
  );

/** The scroll after which the header is fixed and the scroll-to-top button shows (spec section 9). */
export const SCROLL_THRESHOLD = 100;

/** Less is a trembling finger, in CSS pixels. */
const TURN = 6;

/**
 * Whether the page is being read: at its top and on the way down. Not so when somebody turns back or has
 * come to the end.
 */
export function useReading(): boolean {
  const [reading, setReading] = useState(true);
  useEffect(() => {
    let last = window.scrollY;
    const look = () => {
      const now = window.scrollY;
      const end = document.documentElement.scrollHeight - window.innerHeight;
      if (now <= SCROLL_THRESHOLD) setReading(true);
      else if (now >= end - TURN) setReading(false);
      else if (Math.abs(now - last) > TURN) setReading(now > last);
      last = now;
    };
    return subscribe(look);
  }, []);
  return reading;
}
