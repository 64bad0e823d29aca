import { deskJobsTexts } from "#texts/desk-jobs";
import { ConfirmDialog } from "../../../components/ui/ConfirmDialog";
import type { useJobActions } from "./use-job-actions";

/** A step that a person confirms first. */
export type JobQuestion = "relist" | "takeDown" | "remove";

interface JobDialogsProps {
  job: { role: string };
  actions: ReturnType<typeof useJobActions>;
  /** The question that is asked now. */
  question: JobQuestion | null;
  onClose: () => void;
}

/** The questions before steps that can't be undone. */
export function JobDialogs({ job, actions, question, onClose }: JobDialogsProps) {
  const role = job.role || deskJobsTexts.untitled;
  return (
    <>
      <ConfirmDialog
        opened={question === "relist"}
        onClose={onClose}
        title={deskJobsTexts.relistTitle(role)}
        action={deskJobsTexts.relist}
        danger={false}
        onConfirm={actions.relist}
      >
        <p>{deskJobsTexts.relistText}</p>
        <p>{deskJobsTexts.relistDraftHint}</p>
      </ConfirmDialog>
      <ConfirmDialog
        opened={question === "takeDown"}
        onClose={onClose}
        title={deskJobsTexts.takeDownTitle(role)}
        action={deskJobsTexts.takeDown}
        onConfirm={actions.takeDown}
      >
        <p>{deskJobsTexts.takeDownText}</p>
        <p>{deskJobsTexts.takeDownFinal}</p>
      </ConfirmDialog>
      <ConfirmDialog
        opened={question === "remove"}
        onClose={onClose}
        title={deskJobsTexts.deleteTitle(role)}
        action={deskJobsTexts.deleteDraft}
        onConfirm={actions.remove}
      >
        <p>{deskJobsTexts.deleteText}</p>
      </ConfirmDialog>
    </>
  );
}
