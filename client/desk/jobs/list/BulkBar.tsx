import { Button } from "@mantine/core";
import { IconCalendarPlus, IconCircleOff, IconX } from "@tabler/icons-react";
import { useState } from "react";
import { undoTexts } from "#texts/desk";
import { deskJobsTexts } from "#texts/desk-jobs";
import { Message } from "../../../components/ui/Message";
import { useAction } from "../../../lib/use-action";
import type { DeskJob_JobFragment } from "../DeskJob.generated";
import { lazyDialog } from "../../parts/lazy-dialog";
import { useUndoOffer } from "../../undo/use-undo-offer";
import classes from "../Jobs.module.css";
import { useBulk, type BulkResult } from "./use-bulk";
import type { Selection } from "./use-selection";

const CloseJobsDialog = lazyDialog(() => import("./CloseJobsDialog"), "CloseJobsDialog");

interface BulkBarProps {
  jobs: readonly DeskJob_JobFragment[];
  selection: Selection;
}

/** What can be done with the selected jobs, and what happened to the last ones. */
export function BulkBar({ jobs, selection }: BulkBarProps) {
  const { extend, close, undo } = useBulk();
  const { busy, problem, run } = useAction();
  const [closing, setClosing] = useState(false);
  const [result, setResult] = useState<BulkResult | null>(null);
  const { ids } = selection;
  const selected = jobs.filter(({ id }) => selection.has(id));
  const finish = (next: BulkResult) => {
    setResult(next);
    selection.clear();
  };
  const extendAll = async () => {
    const done = await run(() => extend(ids));
    if (done !== undefined) finish(done);
  };
  const undoAll = async (closed: readonly string[]) => {
    const undone = await run(() => undo(closed));
    if (undone !== undefined) setResult(undone);
  };
  return (
    <>
      <div className={classes.bulk} data-shown={ids.length > 0}>
        {ids.length > 0 && (
          <>
            <strong aria-live="polite">{deskJobsTexts.selected(ids.length)}</strong>
            <Button
              size="xs"
              variant="default"
              leftSection={<IconCalendarPlus size={16} aria-hidden="true" />}
              loading={busy}
              onClick={() => void extendAll()}
            >
              {deskJobsTexts.extendAll}
            </Button>
            <Button
              size="xs"
              variant="default"
              leftSection={<IconCircleOff size={16} aria-hidden="true" />}
              disabled={busy}
              onClick={() => setClosing(true)}
            >
              {deskJobsTexts.closeAll}
            </Button>
            <Button
              size="xs"
              variant="subtle"
              leftSection={<IconX size={16} aria-hidden="true" />}
              onClick={selection.clear}
            >
              {deskJobsTexts.clearSelection}
            </Button>
          </>
        )}
      </div>
      {problem !== null && <Message tone="error">{problem}</Message>}
      {result !== null && (
        <Result
          jobs={jobs}
          result={result}
          busy={busy}
          onUndo={() => void undoAll(result.done)}
          onDismiss={() => setResult(null)}
        />
      )}
      <CloseJobsDialog
        opened={closing}
        jobs={selected}
        onClose={() => setClosing(false)}
        onConfirm={async (reasons) => {
          const outcome = await close(ids, reasons);
          if (outcome.ok) finish(outcome.value);
          return outcome;
        }}
      />
    </>
  );
}

interface ResultProps {
  jobs: readonly DeskJob_JobFragment[];
  result: BulkResult;
  busy: boolean;
  /** Opens the closed jobs again. */
  onUndo: () => void;
  onDismiss: () => void;
}

function Result({ jobs, result, busy, onUndo, onDismiss }: ResultProps) {
  const { kind, done, refused } = result;
  const canUndo = useUndoOffer(result) && kind === "close" && done.length > 0;
  const nameOf = (id: string) => jobs.find((job) => job.id === id)?.role || deskJobsTexts.untitled;
  return (
    <div className={classes.result} role="status">
      <div>
        {done.length > 0 && <p>{deskJobsTexts.bulkDone[kind](done.length)}</p>}
        {refused.length > 0 && (
          <>
            <p>{deskJobsTexts.bulkRefused(refused.length)}</p>
            <ul className={classes.refused}>
              {refused.map(({ id, message }) => (
                <li key={id}>
                  <strong>{nameOf(id)}</strong>
                  <br />
                  {message}
                </li>
              ))}
            </ul>
          </>
        )}
      </div>
      <div className={classes.resultActions}>
        {canUndo && (
          <Button size="xs" variant="default" loading={busy} onClick={onUndo}>
            {undoTexts.undoAll}
          </Button>
        )}
        <Button size="xs" variant="subtle" onClick={onDismiss}>
          {deskJobsTexts.dismiss}
        </Button>
      </div>
    </div>
  );
}
