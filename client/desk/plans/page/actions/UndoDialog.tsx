import { Text } from "@mantine/core";
import { planActionTexts as texts } from "#texts/desk-plan-actions";
import { deskPlanTexts } from "#texts/desk-plans";
import { useDialogSave } from "../../../forms/use-dialog-save";
import { FormDialog } from "../../../parts/FormDialog";
import type { ViewedPlan } from "../viewed-plan";
import { RELOAD } from "../reload";
import { paymentsLeft } from "./payments-left";
import { useUndoPlanCancellationMutation } from "./PlanActions.generated";

interface UndoDialogProps {
  plan: ViewedPlan;
  onClose: () => void;
}

/** Gives a canceled plan its whole term back. */
export function UndoDialog({ plan, onClose }: UndoDialogProps) {
  const saving = useDialogSave(texts.failed, onClose);
  const [undo] = useUndoPlanCancellationMutation(RELOAD);
  const variables = { input: { planId: plan.id } };
  const submit = () => saving.submit(() => undo({ variables }), "plan", texts.undone);
  const { termEndsAt } = plan;
  const until = termEndsAt === null ? null : deskPlanTexts.on(termEndsAt);
  return (
    <FormDialog
      title={texts.undoTitle}
      action={texts.names.undo}
      keep={texts.keep}
      saving={saving}
      onSubmit={() => void submit()}
      onClose={onClose}
    >
      <Text size="sm">{texts.undoText(until, paymentsLeft(plan))}</Text>
    </FormDialog>
  );
}
