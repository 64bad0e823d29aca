import { Button } from "@mantine/core";
import { undoTexts } from "#texts/desk";
import { hideNotice, showNotice } from "../parts/show-notice";
import { UNDO_MS } from "./use-undo-offer";
import classes from "./Undo.module.css";

interface Undoable {
  /** As of `showNotice`. */
  about: string;
  /** What happened. */
  words: string;
  /** What the button undoes, for screen readers. */
  label?: string;
  /** Without it, nothing can be undone. */
  onUndo?: (() => void) | undefined;
}

/** Says what happened, and offers to undo it for ten seconds. */
export function tellUndoable({ about, words, label, onUndo }: Undoable): void {
  const undo = () => {
    hideNotice(about);
    onUndo?.();
  };
  showNotice({
    about,
    message: (
      <div className={classes.notice}>
        <span>{words}</span>
        {onUndo !== undefined && (
          <Button size="compact-sm" variant="default" aria-label={label} onClick={undo}>
            {undoTexts.undo}
          </Button>
        )}
      </div>
    ),
    autoClose: UNDO_MS,
    role: "status",
  });
}

interface NotDone {
  /** As of `showNotice`. */
  about: string;
  /** What did not happen. */
  title: string;
  /** Why. */
  message: string;
}

/** Stays until it is closed: what the person wanted did not happen. */
export function tellRefused({ about, title, message }: NotDone): void {
  showNotice({
    ...{ about, title, message },
    color: "red",
    autoClose: false,
    role: "alert",
  });
}
