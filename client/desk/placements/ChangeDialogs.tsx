import { NativeSelect, Text, Textarea, TextInput } from "@mantine/core";
import { useForm } from "@mantine/form";
import { firmDayOf } from "#site/firm-day";
import { placementFormTexts as texts } from "#texts/desk-placements";
import type { PlacementEndReason } from "../../lib/schema-types.generated";
import { FormDialog } from "../parts/FormDialog";
import { useEndPlacementMutation, useExtendPlacementMutation } from "./Placements.generated";
import { usePlacementChange, type ChangeProps } from "./use-placement-change";

const MONTHS = 3;
/** So many months after a day, as an offer to start from. */
function monthsAfter(day: string, months: number): string {
  const [year = 0, month = 1, date = 1] = day.split("-").map(Number);
  const lastOfMonth = new Date(Date.UTC(year, month + months, 0)).getUTCDate();
  const moved = new Date(Date.UTC(year, month - 1 + months, Math.min(date, lastOfMonth)));
  return moved.toISOString().slice(0, 10);
}

/** Gives a placement a later end. */
export function ExtendPlacement(props: ChangeProps) {
  const { placement, onClose } = props;
  const planned = placement.endsOn ?? placement.startsOn;
  const form = useForm({
    initialValues: { endsOn: monthsAfter(planned, MONTHS) },
    validate: { endsOn: (day) => (day === "" ? texts.endMissing : null) },
  });
  const { busy, problem, change, now } = usePlacementChange(form, props);
  const end = now.endsOn ?? now.startsOn;
  const [extend] = useExtendPlacementMutation();
  const submit = ({ endsOn }: typeof form.values) =>
    change((version) => extend({ variables: { input: { ...version, endsOn } } }));
  return (
    <FormDialog
      title={texts.extendTitle(placement.candidateName)}
      action={texts.extend}
      saving={{ busy, problem }}
      onClose={onClose}
      onSubmit={form.onSubmit((values) => void submit(values))}
    >
      <Text size="sm">{texts.extendLead(end)}</Text>
      <TextInput
        type="date"
        label={texts.newEnd}
        min={end}
        data-autofocus
        {...form.getInputProps("endsOn")}
      />
    </FormDialog>
  );
}

const REASONS = Object.entries(texts.reasons).map(([value, label]) => ({ value, label }));
const isReason = (text: string): text is PlacementEndReason => Object.hasOwn(texts.reasons, text);

const useEndForm = () =>
  useForm({
    initialValues: {
      endsOn: firmDayOf(new Date()),
      reason: "",
      note: "",
    },
    validate: {
      endsOn: (day) => (day === "" ? texts.endMissing : null),
      reason: (reason) => (isReason(reason) ? null : texts.reasonMissing),
    },
  });

/** Ends a placement before its planned end. */
export function EndPlacement(props: ChangeProps) {
  const { placement, onClose } = props;
  const form = useEndForm();
  const { busy, problem, change, now } = usePlacementChange(form, props);
  const [end] = useEndPlacementMutation();
  const submit = async ({ endsOn, reason, note }: typeof form.values) => {
    if (!isReason(reason)) return;
    await change((version) => end({ variables: { input: { ...version, endsOn, reason, note } } }));
  };
  return (
    <FormDialog
      title={texts.endTitle(placement.candidateName)}
      action={texts.endNow}
      saving={{ busy, problem }}
      onClose={onClose}
      onSubmit={form.onSubmit((values) => void submit(values))}
    >
      <Text size="sm">{texts.endLead}</Text>
      <TextInput
        type="date"
        label={texts.end}
        min={now.startsOn}
        max={now.endsOn ?? undefined}
        data-autofocus
        {...form.getInputProps("endsOn")}
      />
      <NativeSelect
        label={texts.reason}
        data={[{ value: "", label: texts.chooseReason, disabled: true }, ...REASONS]}
        {...form.getInputProps("reason")}
      />
      <Textarea
        label={texts.note}
        autosize
        minRows={2}
        maxLength={500}
        {...form.getInputProps("note")}
      />
    </FormDialog>
  );
}
