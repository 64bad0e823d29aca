import { Select, Textarea, TextInput } from "@mantine/core";
import { useForm } from "@mantine/form";
import { firmDayOf } from "#site/firm-day";
import { placementFormTexts as texts } from "#texts/desk-placements";
import type { PlacementEndReason } from "../../lib/schema-types.generated";
import { DialogForm } from "./DialogForm";
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
  const submit = async ({ endsOn }: typeof form.values) => {
    await change(async (version) => {
      const input = { ...version, endsOn };
      return (await extend({ variables: { input } })).data?.extendPlacement;
    });
  };
  return (
    <DialogForm
      title={texts.extendTitle(placement.candidateName)}
      lead={texts.extendLead(end)}
      action={texts.extend}
      {...{ busy, problem, onClose }}
      onSubmit={form.onSubmit((values) => void submit(values))}
    >
      <TextInput
        type="date"
        label={texts.newEnd}
        min={end}
        data-autofocus
        {...form.getInputProps("endsOn")}
      />
    </DialogForm>
  );
}

const REASONS = Object.entries(texts.reasons).map(([value, label]) => ({ value, label }));
const isReason = (text: string | null): text is PlacementEndReason =>
  text !== null && text in texts.reasons;

const useEndForm = () =>
  useForm({
    initialValues: {
      endsOn: firmDayOf(new Date()),
      reason: null as string | null,
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
    await change(async (version) => {
      const input = { ...version, endsOn, reason, note };
      return (await end({ variables: { input } })).data?.endPlacement;
    });
  };
  return (
    <DialogForm
      title={texts.endTitle(placement.candidateName)}
      lead={texts.endLead}
      action={texts.endNow}
      {...{ busy, problem, onClose }}
      onSubmit={form.onSubmit((values) => void submit(values))}
    >
      <TextInput
        type="date"
        label={texts.end}
        min={now.startsOn}
        max={now.endsOn ?? undefined}
        data-autofocus
        {...form.getInputProps("endsOn")}
      />
      <Select
        label={texts.reason}
        placeholder={texts.chooseReason}
        data={REASONS}
        {...form.getInputProps("reason")}
      />
      <Textarea
        label={texts.note}
        autosize
        minRows={2}
        maxLength={500}
        {...form.getInputProps("note")}
      />
    </DialogForm>
  );
}
