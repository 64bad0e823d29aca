import { useEffect, useState } from "react";

/** How long the desk offers to undo something. */
export const UNDO_MS = 10_000;

/** Whether this outcome has been shown for less than ten seconds. */
export function useUndoOffer(outcome: object): boolean {
  const [over, setOver] = useState<object | null>(null);
  useEffect(() => {
    const timer = setTimeout(() => setOver(outcome), UNDO_MS);
    return () => clearTimeout(timer);
  }, [outcome]);
  return over !== outcome;
}
