import { heldTexts } from "#texts/held";
import { Button } from "../../components/ui/Button";
import { Message } from "../../components/ui/Message";
import classes from "./HeldApplication.module.css";
import type { Held } from "./use-held";
import { useUndo } from "./use-undo";

interface HeldApplicationProps {
  held: Held;
  jobId: string;
  /** Told once whether it was sent. */
  onEnd: (isSent: boolean) => void;
}

/** Says that an application is about to be sent, and takes it back. */
export function HeldApplication({ held, jobId, onEnd }: HeldApplicationProps) {
  const { state, secondsLeft, undo } = useUndo(held, jobId, onEnd);
  if (state.kind === "sent") return null;
  if (state.kind === "undone") return <Message tone="info">{heldTexts.undone}</Message>;
  if (state.kind === "failed") return <Message tone="error">{state.text}</Message>;
  return (
    <div className={classes.waiting}>
      <p className={classes.text}>
        <span role="status">{heldTexts.sending}</span>{" "}
        {secondsLeft > 0 && (
          <span className={classes.left} aria-hidden="true">
            {heldTexts.secondsLeft(secondsLeft)}
          </span>
        )}
      </p>
      {secondsLeft > 0 && (
        <Button variant="default" size="sm" disabled={state.isUndoing} onClick={undo}>
          {state.isUndoing ? heldTexts.undoing : heldTexts.undo}
        </Button>
      )}
    </div>
  );
}
