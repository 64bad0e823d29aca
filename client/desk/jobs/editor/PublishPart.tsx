import { Button } from "@mantine/core";
import { useDisclosure } from "@mantine/hooks";
import { notifications } from "@mantine/notifications";
import { IconSend } from "@tabler/icons-react";
import { useNavigate } from "react-router-dom";
import { jobEditorTexts } from "#texts/desk-job-editor";
import { paths } from "#site/paths";
import { attemptAs, refused } from "../../../lib/refusal";
import { useAction } from "../../../lib/use-action";
import { useOnChange } from "../../../lib/use-on-change";
import { lazyDialog } from "../../parts/lazy-dialog";
import { focusField } from "./field-labels";
import { usePublishJobMutation, type JobEditor_JobFragment } from "./JobEditor.generated";
import type { Findings } from "./use-findings";

const SummaryDialog = lazyDialog(() => import("./SummaryDialog"), "SummaryDialog");

interface PublishPartProps {
  job: JobEditor_JobFragment;
  findings: Findings;
  /** Whether the form says something else than the server. */
  unsaved: boolean;
  /** Whether someone else saved another version: the person then chooses between them in the form. */
  hasConflict: boolean;
  /** Saves what the form says. @returns whether it worked */
  save: () => Promise<boolean>;
}

/** Publishes a draft, or saves the changes to a published job, after a look at what the rules say. */
export function PublishPart({ job, findings, unsaved, hasConflict, save }: PublishPartProps) {
  const navigate = useNavigate();
  const [publishJob] = usePublishJobMutation();
  const { busy, problem, run, forget } = useAction();
  const [opened, { open, close }] = useDisclosure(false);
  const isDraft = job.status === "DRAFT";

  const publish = async () => {
    if (!(await save())) return refused(jobEditorTexts.states.failed);
    if (!isDraft) return { ok: true as const, value: job.id };
    return attemptAs(
      () => publishJob({ variables: { input: { id: job.id } } }),
      (payload) => payload.job?.id,
      jobEditorTexts.failed,
    );
  };
  const confirm = async () => {
    const id = await run(publish);
    if (id === undefined) return;
    const message = isDraft ? jobEditorTexts.published(job.role) : jobEditorTexts.updated(job.role);
    notifications.show({ message });
    await navigate(paths.desk("jobs", id));
  };
  const dismiss = () => {
    forget();
    close();
  };
  useOnChange(hasConflict, () => {
    if (hasConflict) dismiss();
  });
  return (
    <>
      <Button
        leftSection={<IconSend size={18} aria-hidden="true" />}
        disabled={hasConflict || (!isDraft && !unsaved)}
        onClick={open}
      >
        {isDraft ? jobEditorTexts.publish : jobEditorTexts.update}
      </Button>
      <SummaryDialog
        opened={opened}
        isDraft={isDraft}
        findings={findings}
        busy={busy}
        problem={problem}
        onClose={dismiss}
        onConfirm={() => void confirm()}
        onFix={(field) => {
          dismiss();
          // The dialog gives the focus back to its button when it has closed.
          setTimeout(() => focusField(field), 300);
        }}
      />
    </>
  );
}
