import { NativeSelect, NumberInput, Text, Textarea, TextInput } from "@mantine/core";
import { useForm, type UseFormReturnType } from "@mantine/form";
import { notifications } from "@mantine/notifications";
import { useState } from "react";
import { consentDeskTexts as texts } from "#texts/consents";
import { fractionDigits, fromMinor } from "../../lib/money";
import { attempt } from "../../lib/refusal";
import { currenciesWith, MAX_MINOR_UNITS } from "../money";
import { FormDialog } from "../parts/FormDialog";
import { ratePeriodOf, ratePeriods } from "../rate-periods";
import { requestOf, type ConsentValues } from "./consent-values";
import { useAskForConsentMutation, type DeskConsentsQuery } from "./Representation.generated";
import classes from "./Representation.module.css";

interface AskForConsentProps {
  application: NonNullable<DeskConsentsQuery["application"]>;
  opened: boolean;
  onClose: () => void;
  onAsked: () => void;
}

const DEFAULT_DAYS = 30;

const dayIn = (days: number): string =>
  new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10);

/** Asks a candidate for consent to one client. What was typed stays until it is sent, also while the dialog is closed. */
export function AskForConsent({ application, opened, onClose, onAsked }: AskForConsentProps) {
  const form = useAskForm(application);
  const [ask, { loading }] = useAskForConsentMutation();
  const [problem, setProblem] = useState<string | null>(null);
  const submit = async (values: ConsentValues) => {
    setProblem(null);
    const input = requestOf(application.id, values);
    const outcome = await attempt(
      () => ask({ variables: { input } }),
      "representation",
      texts.notSent,
    );
    if (!outcome.ok) {
      const fields = fieldsOf(outcome.refusal.fields);
      form.setErrors(fields);
      const isShown = Object.keys(fields).some((field) => field in values);
      return setProblem(isShown ? null : outcome.refusal.message);
    }
    notifications.show({ message: texts.sent(application.name), role: "status" });
    // What was typed meanwhile is there when the dialog opens again.
    if (JSON.stringify(form.getValues()) === JSON.stringify(values)) form.reset();
    onClose();
    onAsked();
  };
  return (
    <FormDialog
      opened={opened}
      title={texts.dialog(application.name)}
      action={texts.send}
      saving={{ busy: loading, problem }}
      onSubmit={form.onSubmit((values) => void submit(values))}
      onClose={onClose}
    >
      <Text size="sm">{texts.lead}</Text>
      <ConsentFields form={form} />
    </FormDialog>
  );
}

function useAskForm({ job }: AskForConsentProps["application"]) {
  return useForm<ConsentValues>({
    initialValues: {
      clientName: job.company.name,
      requisition: "",
      amount: "",
      currency: job.salaryRange?.currency ?? "USD",
      period: ratePeriodOf(job.salaryRange?.period),
      validUntil: dayIn(DEFAULT_DAYS),
      message: "",
    },
    validate: {
      clientName: (name) => (name.trim() === "" ? texts.clientMissing : null),
      amount: (amount) => (Number(amount) > 0 ? null : texts.amountMissing),
      validUntil: (day) => (day === "" ? texts.untilMissing : null),
    },
  });
}

/** The server's fields of the rate are one field here. */
const fieldsOf = (fields: Record<string, string>): Record<string, string> =>
  Object.fromEntries(
    Object.entries(fields).map(([field, message]) => [field.replace("rate.", ""), message]),
  );

function ConsentFields({ form }: { form: UseFormReturnType<ConsentValues> }) {
  const { currency } = form.values;
  return (
    <>
      <TextInput
        label={texts.client}
        description={texts.clientHint}
        maxLength={120}
        data-autofocus
        {...form.getInputProps("clientName")}
      />
      <TextInput
        label={texts.requisition}
        description={texts.requisitionHint}
        maxLength={80}
        {...form.getInputProps("requisition")}
      />
      <div className={classes.rate}>
        <NumberInput
          label={texts.amount}
          min={0}
          max={fromMinor(MAX_MINOR_UNITS, currency)}
          decimalScale={fractionDigits(currency)}
          thousandSeparator=","
          hideControls
          {...form.getInputProps("amount")}
        />
        <NativeSelect
          label={texts.currency}
          // The job may have another currency.
          data={currenciesWith(currency)}
          {...form.getInputProps("currency")}
        />
        <NativeSelect
          label={texts.period}
          data={ratePeriods.map((value) => ({ value, label: texts.periods[value] }))}
          {...form.getInputProps("period")}
        />
      </div>
      <TextInput
        type="date"
        label={texts.until}
        min={dayIn(1)}
        max={dayIn(365)}
        {...form.getInputProps("validUntil")}
      />
      <Textarea
        label={texts.message}
        autosize
        minRows={2}
        maxLength={2000}
        {...form.getInputProps("message")}
      />
    </>
  );
}
