import { useRef, type PointerEvent } from "react";

/** Shorter moves count as a tap. */
const MIN_DISTANCE_PX = 40;

/**
 * Notices sideways swipes of a finger; the page still scrolls up and down (`touch-action: pan-y`).
 * @param onSwipe 1 for the next (to the left), -1 for the one before
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
