import { Text, TextInput } from "@mantine/core";
import { useState } from "react";
import { planActionTexts as texts } from "#texts/desk-plan-actions";
import { deskPlanTexts } from "#texts/desk-plans";
import { formatMoney } from "../../../../lib/money";
import { useDialogSave } from "../../../forms/use-dialog-save";
import { FormDialog } from "../../../parts/FormDialog";
import type { ViewedPlan } from "../viewed-plan";
import { RELOAD } from "../reload";
import { paymentsLeft } from "./payments-left";
import {
  useCancelPlanAtPeriodEndMutation,
  useCancelPlanNowMutation,
} from "./PlanActions.generated";

interface CancelDialogProps {
  plan: ViewedPlan;
  /** Whether it ends at once, or with the month that is paid. */
  isNow: boolean;
  onClose: () => void;
}

/** Ends a plan. */
export function CancelDialog({ plan, isNow, onClose }: CancelDialogProps) {
  const saving = useDialogSave(texts.failed, onClose);
  const [reason, setReason] = useState("");
  const [cancelNow] = useCancelPlanNowMutation(RELOAD);
  const [cancel] = useCancelPlanAtPeriodEndMutation(RELOAD);
  const submit = async () => {
    if (reason.trim() === "") return saving.refuse({ reason: texts.reasonMissing });
    const variables = { input: { planId: plan.id, reason } };
    if (isNow) await saving.submit(() => cancelNow({ variables }), "plan", texts.ended);
    else await saving.submit(() => cancel({ variables }), "plan", texts.canceled);
  };
  const { currentPeriodEnd } = plan;
  const until = currentPeriodEnd === null ? null : deskPlanTexts.on(currentPeriodEnd);
  const left = paymentsLeft(plan);
  return (
    <FormDialog
      title={isNow ? texts.endNowTitle : texts.cancelTitle}
      action={isNow ? texts.names.endNow : texts.cancelAction}
      isDangerous
      keep={texts.keep}
      saving={saving}
      onSubmit={() => void submit()}
      onClose={onClose}
    >
      <Text size="sm">{isNow ? texts.endNowText(left) : texts.cancelText(until, left)}</Text>
      <Unsettled plan={plan} />
      <Reason value={reason} error={saving.fields.reason} onChange={setReason} />
    </FormDialog>
  );
}

/** After a change of plans, the second payment settles the first month, and there will be none. */
function Unsettled({ plan: { firstMonthDue: due, currency } }: Pick<CancelDialogProps, "plan">) {
  if (due === 0) return null;
  return <Text size="sm">{texts.unsettled(due > 0, formatMoney(Math.abs(due), currency))}</Text>;
}

interface ReasonProps {
  value: string;
  error: string | undefined;
  onChange: (reason: string) => void;
}

/** Why, for colleagues. */
export const Reason = ({ value, error, onChange }: ReasonProps) => (
  <TextInput
    label={texts.reason}
    maxLength={300}
    value={value}
    error={error}
    data-autofocus
    onChange={({ currentTarget }) => onChange(currentTarget.value)}
  />
);
