import { useState } from "react";
import { deskJobsTexts } from "#texts/desk-jobs";
import { ConfirmDialog } from "../../../components/ui/ConfirmDialog";
import type { Outcome } from "../../../lib/refusal";
import { CloseFields, openOf, USUAL_CLOSING, type Closing } from "../CloseFields";
import type { DeskJob_JobFragment } from "../DeskJob.generated";

interface CloseJobsDialogProps {
  opened: boolean;
  jobs: readonly DeskJob_JobFragment[];
  onClose: () => void;
  onConfirm: (closing: Closing) => Promise<Outcome<unknown>>;
}

/** Asks why several jobs are closed, what happens to their open applications, and whether to. */
export function CloseJobsDialog({ opened, jobs, onClose, onConfirm }: CloseJobsDialogProps) {
  const [closing, setClosing] = useState(USUAL_CLOSING);
  // The dialog stays mounted: the next jobs start with the usual answers.
  const close = () => {
    setClosing(USUAL_CLOSING);
    onClose();
  };
  return (
    <ConfirmDialog
      opened={opened}
      onClose={close}
      title={deskJobsTexts.closeAllTitle(jobs.length)}
      action={deskJobsTexts.closeAllAction(jobs.length)}
      onConfirm={() => onConfirm(closing)}
    >
      <p>{deskJobsTexts.closeAllText}</p>
      <CloseFields closing={closing} onChange={setClosing} open={openOf(jobs)} />
    </ConfirmDialog>
  );
}
