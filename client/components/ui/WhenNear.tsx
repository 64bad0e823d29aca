import { useEffect, useRef, useState, type ReactNode } from "react";
import { GapBoundary } from "./GapBoundary";

/** How far below the screen to start loading: about half a phone's screen. */
const AHEAD = "350px 0px";

interface WhenNearProps {
  /** Shown until the content has loaded; give it the same height. */
  placeholder: ReactNode;
  /** May be lazy; its file is then fetched when needed. */
  children: ReactNode;
}

/** Loads content far down the page once the visitor scrolls near it. */
export function WhenNear({ placeholder, children }: WhenNearProps) {
  const place = useRef<HTMLDivElement>(null);
  const [near, setNear] = useState(false);
  useEffect(() => {
    if (place.current === null) return;
    if (!("IntersectionObserver" in window)) return setNear(true);
    const observer = new IntersectionObserver(
      (entries) => {
        if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
        observer.disconnect();
        setNear(true);
      },
      { rootMargin: AHEAD },
    );
    observer.observe(place.current);
    return () => observer.disconnect();
  }, []);
  return (
    <div ref={place}>
      {near ? <GapBoundary loading={placeholder}>{children}</GapBoundary> : placeholder}
    </div>
  );
}
