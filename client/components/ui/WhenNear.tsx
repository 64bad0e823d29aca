import { Component, Suspense, useEffect, useRef, useState, type ReactNode } from "react";

/** How far ahead of the screen: about one swipe. */
const AHEAD = "600px 0px";

interface WhenNearProps {
  /** Shown until then, and while the content is on its way; as high as the content. */
  placeholder: ReactNode;
  /** May be lazy: its file is fetched when it is needed. */
  children: ReactNode;
}

/** Loads content far down the page when the visitor scrolls near it. */
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
      {near ? (
        <PartBoundary>
          <Suspense fallback={placeholder}>{children}</Suspense>
        </PartBoundary>
      ) : (
        placeholder
      )}
    </div>
  );
}

/** Content that fails to load leaves a gap, not a broken page. */
class PartBoundary extends Component<{ children: ReactNode }, { failed: boolean }> {
  override state = { failed: false };

  static getDerivedStateFromError() {
    return { failed: true };
  }

  override render() {
    return this.state.failed ? null : this.props.children;
  }
}
