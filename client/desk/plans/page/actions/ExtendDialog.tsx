import { NativeSelect, Text } from "@mantine/core";
import { useState } from "react";
import { planActionTexts as texts } from "#texts/desk-plan-actions";
import { deskPlanTexts } from "#texts/desk-plans";
import { useDialogSave } from "../../../forms/use-dialog-save";
import { FormDialog } from "../../../parts/FormDialog";
import type { ViewedPlan } from "../viewed-plan";
import { RELOAD } from "../reload";
import { Reason } from "./CancelDialog";
import { useExtendPlanMutation } from "./PlanActions.generated";

const MONTHS = ["1", "2", "3"];

interface ExtendDialogProps {
  plan: ViewedPlan;
  onClose: () => void;
}

/** Adds free months after a failure of the firm. */
export function ExtendDialog({ plan, onClose }: ExtendDialogProps) {
  const saving = useDialogSave(texts.failed, onClose);
  const [months, setMonths] = useState("1");
  const [reason, setReason] = useState("");
  const [extend] = useExtendPlanMutation(RELOAD);
  const submit = async () => {
    if (reason.trim() === "") return saving.refuse({ reason: texts.reasonMissing });
    const { id: planId, freeMonths: expectedFreeMonths } = plan;
    const input = { planId, months: Number(months), expectedFreeMonths, reason };
    const message = texts.extended(Number(months));
    await saving.submit(() => extend({ variables: { input } }), "plan", message);
  };
  const { termEndsAt } = plan;
  const end = termEndsAt === null ? null : deskPlanTexts.on(monthsAfter(termEndsAt, months));
  return (
    <FormDialog
      title={texts.extendTitle}
      action={texts.names.extend}
      keep={texts.keep}
      saving={saving}
      onSubmit={() => void submit()}
      onClose={onClose}
    >
      <NativeSelect
        label={texts.months}
        value={months}
        error={saving.fields.months}
        onChange={({ currentTarget }) => setMonths(currentTarget.value)}
        data={MONTHS.map((value) => ({ value, label: texts.monthsOf(Number(value)) }))}
      />
      <Text size="sm">{texts.extendText(end)}</Text>
      <Reason value={reason} error={saving.fields.reason} onChange={setReason} />
    </FormDialog>
  );
}

/** The same day that many months later, or the last of a shorter month. @param time ISO 8601 */
function monthsAfter(time: string, months: string): string {
  const from = new Date(time);
  const month = from.getUTCMonth() + Number(months);
  const last = new Date(Date.UTC(from.getUTCFullYear(), month + 1, 0)).getUTCDate();
  const day = Math.min(from.getUTCDate(), last);
  return new Date(Date.UTC(from.getUTCFullYear(), month, day)).toISOString();
}
