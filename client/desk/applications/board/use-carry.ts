import { useState, type KeyboardEvent } from "react";
import { boardTexts } from "#texts/desk-applications";
import type { ApplicationStatus } from "../../../lib/schema-types.generated";
import { STAGES } from "../stages";
import type { Card } from "./board-state";

interface Carried {
  card: Card;
  /** The stage that it is over. */
  over: ApplicationStatus;
}

const STEPS: Readonly<Record<string, number>> = { ArrowLeft: -1, ArrowRight: 1 };

/**
 * Moving a card by keyboard: its handle picks it up, the arrow keys choose a stage, the handle drops it, and Escape or
 * leaving the handle puts it back.
 */
export function useCarry(onDrop: (card: Card, stage: ApplicationStatus) => void) {
  const [carried, setCarried] = useState<Carried | null>(null);
  /** What happened last, for screen readers. */
  const [said, setSaid] = useState("");

  const pickUp = (card: Card) => {
    setCarried({ card, over: card.status });
    setSaid(boardTexts.pickedUp(card.name, card.status));
  };

  const putBack = () => {
    if (carried === null) return;
    setCarried(null);
    setSaid(boardTexts.putBack(carried.card.name, carried.card.status));
  };

  const drop = ({ card, over }: Carried) => {
    if (over === card.status) return putBack();
    setCarried(null);
    setSaid(boardTexts.dropped(card.name, over));
    onDrop(card, over);
  };

  const go = ({ card, over }: Carried, step: number) => {
    const stages = STAGES.filter(
      (stage) => stage === card.status || card.allowedMoves.includes(stage),
    );
    const next = stages[stages.indexOf(over) + step];
    if (next === undefined) return;
    setCarried({ card, over: next });
    setSaid(boardTexts.over(card.name, next));
  };

  const onGrip = (card: Card) => (carried === null ? pickUp(card) : drop(carried));
  const onGripKey = (event: KeyboardEvent) => {
    if (carried === null) return;
    const step = STEPS[event.key];
    if (step === undefined && event.key !== "Escape") return;
    event.preventDefault();
    if (step === undefined) putBack();
    else go(carried, step);
  };
  return { carried, said, onGrip, onGripKey, onGripBlur: putBack };
}
