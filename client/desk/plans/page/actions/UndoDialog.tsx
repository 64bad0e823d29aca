import { Text } from "@mantine/core";
import { notifications } from "@mantine/notifications";
import { planActionTexts as texts } from "#texts/desk-plan-actions";
import { deskPlanTexts } from "#texts/desk-plans";
import { useSave } from "../../../forms/use-save";
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
  const saving = useSave(texts.failed);
  const [undo] = useUndoPlanCancellationMutation(RELOAD);
  const submit = async () => {
    const variables = { input: { planId: plan.id } };
    const done = await saving.save(() => undo({ variables }), "plan");
    if (done === undefined) return;
    notifications.show({ message: texts.undone, role: "status" });
    onClose();
  };
  const { termEndsAt } = plan;
  const until = termEndsAt === null ? null : deskPlanTexts.on(termEndsAt);
  return (
    <FormDialog
      title={texts.undoTitle}
      action={texts.names.undo}
      keep={texts.keep}
      form={saving.form}
      busy={saving.busy}
      problem={saving.problem}
      onSubmit={() => void submit()}
      onClose={onClose}
    >
      <Text size="sm">{texts.undoText(until, paymentsLeft(plan))}</Text>
    </FormDialog>
  );
}
