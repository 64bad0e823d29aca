import { useEffect, useState } from "react";
import { useReducedMotion } from "../../lib/reduced-motion";

/** Time per item. */
const ROTATION_MS = 5000;

export interface Rotation {
  /** Index of the item shown. */
  current: number;
  /** Shows another item at the user's request; wraps around at both ends. */
  show: (index: number) => void;
  /** Whether it rotates on its own: never with prefers-reduced-motion. */
  moves: boolean;
  /** Whether the user has stopped it with the button. */
  stopped: boolean;
  toggle: () => void;
  /** Pauses or resumes while the pointer or the focus is on it. */
  hold: (reason: "pointer" | "focus", held: boolean) => void;
}

/** Rotates through a number of items, five seconds each. */
export function useRotation(count: number): Rotation {
  const [current, setCurrent] = useState(0);
  const [stopped, setStopped] = useState(false);
  const [held, setHeld] = useState({ pointer: false, focus: false });
  const moves = !useReducedMotion();
  const running = moves && !stopped && !held.pointer && !held.focus;

  useEffect(() => {
    if (!running) return;
    // A change of `current` restarts the timer, so that each item is shown for its full time.
    const timer = setTimeout(() => setCurrent((current + 1) % count), ROTATION_MS);
    return () => clearTimeout(timer);
  }, [running, current, count]);

  return {
    current,
    show: (index) => setCurrent((index + count) % count),
    moves,
    stopped,
    toggle: () => setStopped(!stopped),
    hold: (reason, isHeld) => setHeld((before) => ({ ...before, [reason]: isHeld })),
  };
}
