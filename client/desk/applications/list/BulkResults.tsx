import { Button } from "@mantine/core";
import { Link } from "react-router-dom";
import { undoTexts } from "#texts/desk";
import { applicationListTexts as texts } from "#texts/desk-applications";
import { paths } from "#site/paths";
import { useUndoOffer } from "../../undo/use-undo-offer";
import type { BulkOutcome } from "./use-bulk-move";
import classes from "./List.module.css";

interface BulkResultsProps {
  outcome: BulkOutcome;
  busy: boolean;
  onUndo: () => void;
  onClose: () => void;
}

/** What happened to each application of a move. */
export function BulkResults({ outcome, busy, onUndo, onClose }: BulkResultsProps) {
  const { stage, done, refused, isUndone } = outcome;
  const canUndo = useUndoOffer(outcome) && !isUndone && done.length > 0;
  return (
    <section role="status" aria-label={texts.bulkResults} className={classes.results}>
      <div className={classes.resultsHead}>
        <p>{isUndone ? texts.bulkUndone(done.length) : texts.bulkMoved(done.length, stage)}</p>
        <div className={classes.resultsActions}>
          {(canUndo || (busy && !isUndone)) && (
            <Button size="xs" loading={busy} onClick={onUndo}>
              {undoTexts.undoAll}
            </Button>
          )}
          <Button size="xs" variant="default" onClick={onClose}>
            {texts.close}
          </Button>
        </div>
      </div>
      {refused.length > 0 && (
        <>
          <p>
            {isUndone ? texts.bulkUndoRefused(refused.length) : texts.bulkRefused(refused.length)}
          </p>
          <ul className={classes.refused}>
            {refused.map(({ id, name, message }) => (
              <li key={id}>
                <Link to={paths.desk("applications", id)}>{name}</Link>
                <span>{message}</span>
              </li>
            ))}
          </ul>
        </>
      )}
    </section>
  );
}
