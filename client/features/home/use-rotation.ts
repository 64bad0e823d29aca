import { useEffect, useState } from "react";
import { useReducedMotion } from "../../lib/reduced-motion";

/** Spec section 9. */
const ROTATION_MS = 5000;

export interface Rotation {
  /** Index of what is shown. */
  current: number;
  /** Shows another one because somebody asked for it; counts round in both directions. */
  show: (index: number) => void;
  /** Whether it rotates by itself: never with prefers-reduced-motion. */
  moves: boolean;
  /** Stopped by the button. */
  stopped: boolean;
  toggle: () => void;
  /** Pauses while it is hovered or focused. */
  hold: (reason: "pointer" | "focus", held: boolean) => void;
}

/** Cycles through a number of items, one every five seconds. */
export function useRotation(count: number): Rotation {
  const [current, setCurrent] = useState(0);
  const [stopped, setStopped] = useState(false);
  const [held, setHeld] = useState({ pointer: false, focus: false });
  const moves = !useReducedMotion();
  const running = moves && !stopped && !held.pointer && !held.focus;

  useEffect(() => {
    if (!running) return;
    // `current` restarts it: what was just chosen stays for its full time.
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
