import { NativeSelect, NumberInput, Text } from "@mantine/core";
import { useState } from "react";
import { planActionTexts as texts } from "#texts/desk-plan-actions";
import { deskPlanTexts, planPageTexts } from "#texts/desk-plans";
import { formatMoney, fromMinor } from "../../../../lib/money";
import type { PlanRefundReason } from "../../../../lib/schema-types.generated";
import { useDialogSave } from "../../../forms/use-dialog-save";
import { FormDialog } from "../../../parts/FormDialog";
import { toMinor } from "../../../money";
import type { ViewedPlan } from "../viewed-plan";
import { RELOAD } from "../reload";
import { Reason } from "./CancelDialog";
import { useRefundPaymentMutation } from "./PlanActions.generated";

type Invoice = ViewedPlan["invoices"][number];

/** Payments of which something is left to pay back, the newest first. */
export const refundable = (plan: ViewedPlan): Invoice[] =>
  plan.invoices
    .filter((each) => each.status === "PAID" && leftOf(each) > 0 && each.amountLost === 0)
    .reverse();

const leftOf = ({ amount, amountRefunded }: Invoice): number => amount - amountRefunded;
const inUnits = (invoice: Invoice): number => fromMinor(leftOf(invoice), invoice.currency);

const isReason = (text: string): text is PlanRefundReason =>
  Object.hasOwn(texts.refundReasons, text);
const REASONS = Object.entries(texts.refundReasons).map(([value, label]) => ({ value, label }));

interface RefundDialogProps {
  plan: ViewedPlan;
  onClose: () => void;
}

/** Pays back a payment, in whole or in part. */
export function RefundDialog({ plan, onClose }: RefundDialogProps) {
  const invoices = refundable(plan);
  const [id, setId] = useState(invoices[0]?.id ?? "");
  const invoice = invoices.find((each) => each.id === id) ?? invoices[0];
  const [amount, setAmount] = useState<number | string>(invoice ? inUnits(invoice) : "");
  const [reason, setReason] = useState<PlanRefundReason>("REQUESTED");
  const [note, setNote] = useState("");
  const { saving, refund } = useRefund(plan, onClose);
  if (invoice === undefined) return null;
  const choose = (next: string) => {
    setId(next);
    const chosen = invoices.find((each) => each.id === next);
    if (chosen) setAmount(inUnits(chosen));
  };
  const cents = toMinor(amount, invoice.currency);
  const money = formatMoney(cents, invoice.currency);
  return (
    <FormDialog
      title={texts.refundTitle}
      action={texts.refundAction(money)}
      isDangerous
      keep={texts.keep}
      saving={saving}
      onSubmit={() => void refund(invoice, { amount: cents, reason, note })}
      onClose={onClose}
    >
      <NativeSelect
        label={texts.payment}
        value={invoice.id}
        error={saving.fields.invoiceId}
        onChange={({ currentTarget }) => choose(currentTarget.value)}
        data={invoices.map((each) => ({ value: each.id, label: nameOf(each) }))}
      />
      <NumberInput
        label={texts.amount}
        prefix="$"
        decimalScale={2}
        fixedDecimalScale
        // Another amount than the one that was typed must never be sent: too much is refused, with how much is left.
        clampBehavior="none"
        min={0.01}
        max={inUnits(invoice)}
        value={amount}
        error={saving.fields.amount}
        onChange={setAmount}
      />
      <NativeSelect
        label={texts.refundReason}
        value={reason}
        onChange={({ currentTarget }) =>
          isReason(currentTarget.value) && setReason(currentTarget.value)
        }
        data={REASONS}
      />
      <Reason value={note} error={saving.fields.note} onChange={setNote} />
      <Text size="sm">{texts.refundText(money)}</Text>
    </FormDialog>
  );
}

const nameOf = (invoice: Invoice): string => {
  const day = invoice.paidAt === null ? planPageTexts.unknown : deskPlanTexts.on(invoice.paidAt);
  return texts.paymentOf(day, formatMoney(leftOf(invoice), invoice.currency));
};

interface Terms {
  amount: number;
  reason: PlanRefundReason;
  note: string;
}

function useRefund({ id: planId }: ViewedPlan, onClose: () => void) {
  const saving = useDialogSave(texts.failed, onClose);
  const [call] = useRefundPaymentMutation(RELOAD);
  const refund = async (invoice: Invoice, terms: Terms) => {
    if (!(terms.amount > 0)) return saving.refuse({ amount: texts.amountMissing });
    if (terms.note.trim() === "") return saving.refuse({ note: texts.reasonMissing });
    const { id: invoiceId, amountRefunded: expectedRefunded } = invoice;
    const input = { planId, invoiceId, expectedRefunded, ...terms };
    const message = texts.refunded(formatMoney(terms.amount, invoice.currency));
    await saving.submit(() => call({ variables: { input } }), "plan", message);
  };
  return { saving, refund };
}
