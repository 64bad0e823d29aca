import { useLayoutEffect, useRef } from "react";
import { heldTexts } from "#texts/held";
import { Button } from "../../components/ui/Button";
import { Message } from "../../components/ui/Message";
import { APPLY_HASH } from "../../lib/session/return-address";
import { forgetDraft } from "./forget-draft";
import classes from "./HeldApplication.module.css";
import type { Held } from "./use-held";
import { useUndo, type Undo } from "./use-undo";

interface HeldApplicationProps {
  held: Held;
  jobId: string;
  viewer: { id: string } | null;
  /** Told once whether it was sent. */
  onEnd: (isSent: boolean) => void;
}

/** Says that an application is about to be sent, and takes it back. */
export function HeldApplication({ held, jobId, viewer, onEnd }: HeldApplicationProps) {
  const { state, secondsLeft, undo } = useUndo(held, jobId, (isSent) => {
    // Not before: after a reload, only the draft has the answers, which an undo brings back.
    if (isSent && viewer !== null) forgetDraft(viewer.id, jobId);
    onEnd(isSent);
  });
  switch (state.kind) {
    case "waiting":
      return <Waiting {...state} {...{ secondsLeft, undo }} />;
    case "undone":
      return <Message tone="info">{heldTexts.undone}</Message>;
    case "unclear":
      return <Message tone="error">{heldTexts.unclear}</Message>;
    case "refused":
    case "failed":
      return <Message tone="error">{state.text}</Message>;
    default:
      return null;
  }
}

interface WaitingProps extends Omit<Undo, "state"> {
  isUndoing: boolean;
  problem: string | null;
}

function Waiting({ isUndoing, problem, secondsLeft, undo }: WaitingProps) {
  const isOpen = secondsLeft > 0;
  return (
    <div className={classes.waiting}>
      <div className={classes.text}>
        <p>
          <span role="status">{heldTexts.sending}</span>{" "}
          {isOpen && (
            <span className={classes.left} aria-hidden="true">
              {heldTexts.secondsLeft(secondsLeft)}
            </span>
          )}
        </p>
        {isOpen && problem !== null && !isUndoing && <p role="alert">{problem}</p>}
      </div>
      {isOpen && <UndoButton isUndoing={isUndoing} onClick={undo} />}
    </div>
  );
}

/** When it goes with the focus, that moves to the apply button. */
function UndoButton({ isUndoing, onClick }: { isUndoing: boolean; onClick: () => void }) {
  const place = useRef<HTMLSpanElement>(null);
  // A layout effect ends before the button leaves the page.
  useLayoutEffect(() => {
    const element = place.current;
    return () => {
      if (element?.contains(document.activeElement) !== true) return;
      document.querySelector<HTMLElement>(APPLY_HASH)?.focus({ preventScroll: true });
    };
  }, []);
  return (
    <span ref={place}>
      <Button variant="default" size="sm" loading={isUndoing} onClick={onClick}>
        {isUndoing ? heldTexts.undoing : heldTexts.undo}
      </Button>
    </span>
  );
}
