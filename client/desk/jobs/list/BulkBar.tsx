import { Button } from "@mantine/core";
import {
  IconCalendarPlus,
  IconCircleOff,
  IconCopy,
  IconRefresh,
  IconX,
  type Icon,
} from "@tabler/icons-react";
import { useState } from "react";
import { undoTexts } from "#texts/desk";
import { deskJobsTexts } from "#texts/desk-jobs";
import { ConfirmDialog } from "../../../components/ui/ConfirmDialog";
import { Message } from "../../../components/ui/Message";
import type { Outcome } from "../../../lib/refusal";
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
  const { extend, copy, relist, close, undo } = useBulk();
  const { busy, problem, run } = useAction();
  const [asked, setAsked] = useState<"relist" | "close" | null>(null);
  const [result, setResult] = useState<BulkResult | null>(null);
  const { ids } = selection;
  const selected = jobs.filter(({ id }) => selection.has(id));
  const finish = (next: BulkResult) => {
    setResult(next);
    selection.drop(ids);
  };
  const change = async (work: (ids: readonly string[]) => Promise<Outcome<BulkResult>>) => {
    const done = await run(() => work(ids));
    if (done !== undefined) finish(done);
  };
  const undoAll = async (closed: readonly string[]) => {
    const undone = await run(() => undo(closed));
    if (undone !== undefined) setResult(undone);
  };
  const confirmed = (outcome: Outcome<BulkResult>) => {
    if (outcome.ok) finish(outcome.value);
    return outcome;
  };
  const stopAsking = () => setAsked(null);
  return (
    <>
      <div className={classes.bulk} data-shown={ids.length > 0}>
        {ids.length > 0 && (
          <>
            <strong aria-live="polite">{deskJobsTexts.selected(ids.length)}</strong>
            <BulkButton Icon={IconCalendarPlus} busy={busy} onClick={() => void change(extend)}>
              {deskJobsTexts.extendAll}
            </BulkButton>
            <BulkButton Icon={IconCopy} busy={busy} onClick={() => void change(copy)}>
              {deskJobsTexts.copyAll}
            </BulkButton>
            {selected.some(({ viewerCanRelist }) => viewerCanRelist) && (
              <BulkButton Icon={IconRefresh} busy={busy} onClick={() => setAsked("relist")}>
                {deskJobsTexts.relistAll}
              </BulkButton>
            )}
            <BulkButton Icon={IconCircleOff} busy={busy} onClick={() => setAsked("close")}>
              {deskJobsTexts.closeAll}
            </BulkButton>
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
      <ConfirmDialog
        opened={asked === "relist"}
        onClose={stopAsking}
        title={deskJobsTexts.relistAllTitle(ids.length)}
        action={deskJobsTexts.relist}
        danger={false}
        onConfirm={async () => confirmed(await relist(ids))}
      >
        <p>{ids.length === 1 ? deskJobsTexts.relistText : deskJobsTexts.relistAllText}</p>
      </ConfirmDialog>
      <CloseJobsDialog
        opened={asked === "close"}
        jobs={selected}
        onClose={stopAsking}
        onConfirm={async (reasons) => confirmed(await close(ids, reasons))}
      />
    </>
  );
}

interface BulkButtonProps {
  Icon: Icon;
  busy: boolean;
  onClick: () => void;
  children: string;
}

const BulkButton = ({ Icon, busy, onClick, children }: BulkButtonProps) => (
  <Button
    size="xs"
    variant="default"
    leftSection={<Icon size={16} aria-hidden="true" />}
    disabled={busy}
    onClick={onClick}
  >
    {children}
  </Button>
);

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
