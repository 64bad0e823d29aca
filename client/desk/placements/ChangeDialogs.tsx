import { Select, Textarea, TextInput } from "@mantine/core";
import { useForm } from "@mantine/form";
import { notifications } from "@mantine/notifications";
import { placementFormTexts as texts } from "#texts/desk-placements";
import { attempt } from "../../lib/refusal";
import type { PlacementEndReason } from "../../lib/schema-types.generated";
import { DialogForm } from "./DialogForm";
import { PlacementFields } from "./PlacementFields";
import { inputOf, usePlacementForm, valuesOf } from "./placement-form";
import {
  useEndPlacementMutation,
  useExtendPlacementMutation,
  useUpdatePlacementMutation,
  type Placement_PlacementFragment as Placement,
} from "./Placements.generated";
import { useSave } from "./use-save";

interface ChangeProps {
  placement: Placement;
  onClose: () => void;
  /** Called when it was saved. */
  onChanged: () => void;
}

/** What each of the mutations answers. */
interface ChangePayload {
  placement: object | null;
  userErrors: readonly { field: string | null; message: string }[];
}

const versionOf = ({ id, version }: Placement) => ({ id, expectedVersion: version });

/** Sends a change; once it is saved, says so and closes the dialog. */
function useChange(form: Parameters<typeof useSave>[0], props: ChangeProps) {
  const { placement, onClose, onChanged } = props;
  const { busy, problem, save } = useSave(form);
  const change = async (send: () => Promise<ChangePayload | undefined>) => {
    const saved = await save(() => attempt(send, (payload) => payload.placement, texts.notSaved));
    if (saved === undefined) return;
    notifications.show({ message: texts.saved(placement.candidateName), role: "status" });
    onClose();
    onChanged();
  };
  return { busy, problem, change };
}

/** Edits what a placement is agreed to. */
export function EditPlacement(props: ChangeProps) {
  const { placement, onClose } = props;
  const form = usePlacementForm(valuesOf(placement));
  const { busy, problem, change } = useChange(form, props);
  const [update] = useUpdatePlacementMutation();
  const submit = async (values: typeof form.values) => {
    const input = { ...versionOf(placement), placement: inputOf(values) };
    await change(async () => (await update({ variables: { input } })).data?.updatePlacement);
  };
  return (
    <DialogForm
      title={texts.editTitle(placement.candidateName)}
      lead={null}
      action={texts.save}
      {...{ busy, problem, onClose }}
      onSubmit={form.onSubmit((values) => void submit(values))}
    >
      <PlacementFields form={form} />
    </DialogForm>
  );
}

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
  const end = placement.endsOn ?? placement.startsOn;
  const form = useForm({
    initialValues: { endsOn: monthsAfter(end, MONTHS) },
    validate: { endsOn: (day) => (day === "" ? texts.endMissing : null) },
  });
  const { busy, problem, change } = useChange(form, props);
  const [extend] = useExtendPlacementMutation();
  const submit = async ({ endsOn }: typeof form.values) => {
    const input = { ...versionOf(placement), endsOn };
    await change(async () => (await extend({ variables: { input } })).data?.extendPlacement);
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
      endsOn: new Date().toISOString().slice(0, 10),
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
  const { busy, problem, change } = useChange(form, props);
  const [end] = useEndPlacementMutation();
  const submit = async ({ endsOn, reason, note }: typeof form.values) => {
    if (!isReason(reason)) return;
    const input = { ...versionOf(placement), endsOn, reason, note };
    await change(async () => (await end({ variables: { input } })).data?.endPlacement);
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
        min={placement.startsOn}
        max={placement.endsOn ?? undefined}
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
