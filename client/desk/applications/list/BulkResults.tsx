import { Button } from "@mantine/core";
import { useEffect, useState } from "react";
import { Link } from "react-router-dom";
import { applicationListTexts as texts } from "#texts/desk-applications";
import { paths } from "#site/paths";
import type { BulkOutcome } from "./use-bulk-move";
import classes from "./List.module.css";

/** How long "Undo all" is offered. */
const UNDO_MS = 10_000;

interface BulkResultsProps {
  outcome: BulkOutcome;
  busy: boolean;
  onUndo: () => void;
  onClose: () => void;
}

/** What became of each application of a move. */
export function BulkResults({ outcome, busy, onUndo, onClose }: BulkResultsProps) {
  const { stage, done, refused, isUndone } = outcome;
  const canUndo = useOffer(outcome) && !isUndone && done.length > 0;
  return (
    <section role="status" aria-label={texts.bulkResults} className={classes.results}>
      <div className={classes.resultsHead}>
        <p>{isUndone ? texts.bulkUndone(done.length) : texts.bulkMoved(done.length, stage)}</p>
        <div className={classes.resultsActions}>
          {(canUndo || (busy && !isUndone)) && (
            <Button size="xs" loading={busy} onClick={onUndo}>
              {texts.undoAll}
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

/** Whether the outcome is younger than ten seconds. */
function useOffer(outcome: BulkOutcome): boolean {
  const [over, setOver] = useState<BulkOutcome | null>(null);
  useEffect(() => {
    const timer = setTimeout(() => setOver(outcome), UNDO_MS);
    return () => clearTimeout(timer);
  }, [outcome]);
  return over !== outcome;
}
