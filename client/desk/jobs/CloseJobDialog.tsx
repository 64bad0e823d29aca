import { Text } from "@mantine/core";
import { useState } from "react";
import { closeJobTexts } from "#texts/desk-applications";
import { attempt, refusalOf } from "../../lib/refusal";
import type { ApplicationStatus } from "../../lib/schema-types.generated";
import { useAction } from "../../lib/use-action";
import { FormDialog } from "../parts/FormDialog";
import { tellRefused, tellUndoable } from "../undo/tell-undo";
import { CloseFields, openOf, USUAL_CLOSING } from "./CloseFields";
import { useCloseJobMutation } from "./CloseJob.generated";
import { useUndoClose } from "./use-undo-close";

interface CloseJobDialogProps {
  job: {
    id: string;
    role: string;
    applicationCounts: readonly { status: ApplicationStatus; count: number }[] | null;
  };
  opened: boolean;
  onClose: () => void;
  /**
   * Called when the job is closed, and when that is undone. Its applications follow within minutes if they are
   * rejected.
   */
  onClosed: () => void;
}

/** Asks why a job is closed, and what happens to the applications that are still open. */
export const CloseJobDialog = ({ opened, ...props }: CloseJobDialogProps) =>
  opened && <CloseJobForm {...props} />;

function CloseJobForm({ job, onClose, onClosed }: Omit<CloseJobDialogProps, "opened">) {
  const [closing, setClosing] = useState(USUAL_CLOSING);
  const [closeJob] = useCloseJobMutation();
  const tellClosed = useTellClosed(job, onClosed);
  const { busy, problem, run } = useAction();

  const submit = async () => {
    const input = { id: job.id, ...closing };
    const closed = await run(() =>
      attempt(() => closeJob({ variables: { input } }), "job", closeJobTexts.failed),
    );
    if (closed === undefined) return;
    tellClosed();
    onClose();
    onClosed();
  };
  return (
    <FormDialog
      title={closeJobTexts.title(job.role)}
      action={closeJobTexts.submit}
      saving={{ busy, problem }}
      onClose={onClose}
      onSubmit={() => void submit()}
    >
      <Text size="sm">{closeJobTexts.text}</Text>
      <CloseFields closing={closing} onChange={setClosing} open={openOf([job])} />
    </FormDialog>
  );
}

/** Says that the job is closed, and offers to undo it. */
function useTellClosed({ id, role }: CloseJobDialogProps["job"], onReopened: () => void) {
  const undoClose = useUndoClose();
  const about = `closed ${id}`;
  const undo = async () => {
    const outcome = await undoClose([id]);
    const refusal = outcome.ok
      ? refusalOf(outcome.value[0]?.userErrors ?? [], closeJobTexts.undoFailed)
      : outcome.refusal;
    if (refusal !== null) {
      const { message } = refusal;
      return tellRefused({ about, title: closeJobTexts.staysClosed(role), message });
    }
    tellUndoable({ about, words: closeJobTexts.undone(role) });
    onReopened();
  };
  return () =>
    tellUndoable({
      about,
      words: closeJobTexts.done(role),
      label: closeJobTexts.undoOf(role),
      onUndo: () => void undo(),
    });
}
