import { useRef, type PointerEvent } from "react";

/** Shorter movements count as a tap. */
const MIN_DISTANCE_PX = 40;

/**
 * Detects horizontal swipes by touch; vertical scrolling still works (`touch-action: pan-y`).
 * @param onSwipe called with 1 for the next item (swipe to the left) or -1 for the previous one
 */
export function useSwipe(onSwipe: (direction: 1 | -1) => void) {
  const start = useRef<number | null>(null);
  return {
    onPointerDown: ({ clientX, pointerType }: PointerEvent) => {
      start.current = pointerType === "mouse" ? null : clientX;
    },
    onPointerUp: ({ clientX }: PointerEvent) => {
      const distance = start.current === null ? 0 : clientX - start.current;
      start.current = null;
      if (Math.abs(distance) >= MIN_DISTANCE_PX) onSwipe(distance < 0 ? 1 : -1);
    },
    onPointerCancel: () => {
      start.current = null;
    },
  };
}
