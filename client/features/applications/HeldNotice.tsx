import { heldTexts } from "#texts/held";
import { Button } from "../../components/ui/Button";
import { Message } from "../../components/ui/Message";
import classes from "./HeldNotice.module.css";
import type { HeldApplication } from "./use-held-application";

/** Says that an application is about to be sent, and takes it back. */
export function HeldNotice({ held: { state, secondsLeft, undo } }: { held: HeldApplication }) {
  if (state.kind === "none") return null;
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
