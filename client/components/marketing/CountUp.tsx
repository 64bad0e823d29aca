import { useEffect, useRef, useState } from "react";
import { prefersReducedMotion } from "../../lib/reduced-motion";
import { countedText } from "./counted-text";

const DURATION_MS = 1400;
/** Starts shortly before the number is on screen; otherwise visitors would see the final value first. */
const AHEAD = "0px 0px 60px 0px";

/**
 * A number that counts up once, when it scrolls into view. The HTML contains the final text, which assistive
 * technology reads. With prefers-reduced-motion, nothing moves.
 */
export function CountUp({ value }: { value: string }) {
  const element = useRef<HTMLSpanElement>(null);
  const [shown, setShown] = useState(value);

  useEffect(() => {
    const target = element.current;
    if (target === null || prefersReducedMotion() || !("IntersectionObserver" in window)) return;
    let frame = 0;
    const count = (start: number) => (now: number) => {
      const progress = Math.min(1, Math.max(0, (now - start) / DURATION_MS));
      setShown(countedText(value, progress));
      if (progress < 1) frame = requestAnimationFrame(count(start));
    };
    const observer = new IntersectionObserver(
      (entries) => {
        if (!entries.some((entry) => entry.isIntersecting)) return;
        observer.disconnect();
        frame = requestAnimationFrame(count(performance.now()));
      },
      { rootMargin: AHEAD },
    );
    observer.observe(target);
    return () => {
      observer.disconnect();
      cancelAnimationFrame(frame);
    };
  }, [value]);

  return (
    <>
      <span className="visually-hidden">{value}</span>
      <span ref={element} aria-hidden="true">
        {shown}
      </span>
    </>
  );
}
