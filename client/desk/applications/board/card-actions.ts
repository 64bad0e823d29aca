import { useEffect, useRef, useState, type KeyboardEvent } from "react";
import type { ApplicationStatus } from "../../../lib/schema-types.generated";
import type { Card } from "./board-state";

/** What cards call. */
export interface CardActions {
  onMove: (id: string, stage: ApplicationStatus) => void;
  onGrip: (card: Card) => void;
  onGripKey: (event: KeyboardEvent) => void;
  onGripBlur: () => void;
  /** Whether this card is the one that was just moved, and takes the focus. True once. */
  claimFocus: (id: string) => boolean;
  /** The cards of a column, in order. */
  idsIn: (stage: ApplicationStatus) => readonly string[];
}

/** Returns the same object on every render, so that a change on the board re-renders only the cards that it concerns. */
export function useStableActions(actions: CardActions): CardActions {
  const latest = useRef(actions);
  useEffect(() => {
    latest.current = actions;
  });
  const [stable] = useState<CardActions>(() => ({
    onMove: (id, stage) => latest.current.onMove(id, stage),
    onGrip: (card) => latest.current.onGrip(card),
    onGripKey: (event) => latest.current.onGripKey(event),
    onGripBlur: () => latest.current.onGripBlur(),
    claimFocus: (id) => latest.current.claimFocus(id),
    idsIn: (stage) => latest.current.idsIn(stage),
  }));
  return stable;
}
