import { useCallback, useEffect, useState } from "react";

/**
 * Seconds left, and a function to restart the countdown. Based on the clock, so it is right after a tab was
 * suspended.
 */
export function useCountdown(initialSeconds: number): [number, (seconds: number) => void] {
  const [end, setEnd] = useState(() => Date.now() + initialSeconds * 1000);
  const [left, setLeft] = useState(initialSeconds);
  useEffect(() => {
    const tick = () => setLeft(Math.max(0, Math.ceil((end - Date.now()) / 1000)));
    tick();
    const timer = setInterval(tick, 1000);
    return () => clearInterval(timer);
  }, [end]);
  const start = useCallback((seconds: number) => setEnd(Date.now() + seconds * 1000), []);
  return [left, start];
}
