import { NativeSelect, NumberInput, Textarea, TextInput } from "@mantine/core";
import { useForm } from "@mantine/form";
import { firmDayOf } from "#site/firm-day";
import { deliveryTexts as texts } from "#texts/desk-plans";
import type { DeliveryKind } from "../../../lib/schema-types.generated";
import { useDialogSave } from "../../forms/use-dialog-save";
import { FormDialog } from "../../parts/FormDialog";
import classes from "../Plans.module.css";
import { useRecordDeliveryMutation, useUpdateDeliveryMutation } from "./PlanPage.generated";
import { RELOAD } from "./reload";
import type { ViewedPlan } from "./viewed-plan";

const COUNTED: ReadonlySet<DeliveryKind> = new Set([
  "SUBMISSIONS",
  "VIEWS",
  "REPLIES",
  "INTERVIEWS",
]);

interface DeliveryDialogProps {
  plan: ViewedPlan;
  /** The entry to change; null for a new one. */
  entry: ViewedPlan["deliveries"][number] | null;
  /** What is chosen at first. */
  kind: DeliveryKind;
  onClose: () => void;
}

interface Values {
  kind: DeliveryKind;
  deliveredOn: string;
  count: number | string;
  note: string;
  link: string;
}

const valuesOf = ({ entry, kind }: DeliveryDialogProps): Values => ({
  kind,
  deliveredOn: entry?.deliveredOn ?? firmDayOf(new Date()),
  count: entry?.count ?? "",
  note: entry?.note ?? "",
  link: entry?.link ?? "",
});

const inputOf = ({ kind, count, ...values }: Values) => ({
  ...values,
  kind,
  count: COUNTED.has(kind) ? Number(count) : null,
});

const useDeliveryForm = (props: DeliveryDialogProps) =>
  useForm<Values>({
    initialValues: valuesOf(props),
    validate: {
      deliveredOn: (day) => (day === "" ? texts.dayMissing : null),
      count: (count, { kind }) =>
        COUNTED.has(kind) && !(Number(count) > 0) ? texts.countMissing : null,
    },
  });

/** Records what was done, or changes an entry. What was typed stays when the server refuses it. */
export function DeliveryDialog(props: DeliveryDialogProps) {
  const { plan, entry, onClose } = props;
  const saving = useDialogSave(texts.notSaved, onClose);
  const [record] = useRecordDeliveryMutation(RELOAD);
  const [update] = useUpdateDeliveryMutation(RELOAD);
  const form = useDeliveryForm(props);
  const submit = async (values: Values) => {
    const input = inputOf(values);
    if (entry === null) {
      const added = { planId: plan.id, ...input };
      return saving.submit(() => record({ variables: { input: added } }), "delivery", texts.saved);
    }
    const changed = { id: entry.id, expectedVersion: entry.version, ...input };
    return saving.submit(() => update({ variables: { input: changed } }), "delivery", texts.saved);
  };
  return (
    <FormDialog
      title={entry === null ? texts.addTitle : texts.editTitle}
      action={texts.save}
      saving={saving}
      onClose={onClose}
      onSubmit={form.onSubmit((values) => void submit(values))}
    >
      <Fields form={form} kinds={plan.deliveryKinds} refused={saving.fields} />
    </FormDialog>
  );
}

interface FieldsProps {
  form: ReturnType<typeof useDeliveryForm>;
  kinds: readonly DeliveryKind[];
  /** The server's messages by field. */
  refused: Readonly<Record<string, string>>;
}

function Fields({ form, kinds, refused }: FieldsProps) {
  const field = (name: keyof Values) => {
    const props = form.getInputProps(name);
    const error: unknown = props.error;
    return { ...props, error: typeof error === "string" ? error : refused[name] };
  };
  return (
    <>
      <NativeSelect
        label={texts.kind}
        data-autofocus
        data={kinds.map((value) => ({ value, label: texts.kinds[value] }))}
        {...field("kind")}
      />
      <div className={classes.pair}>
        <TextInput type="date" label={texts.day} {...field("deliveredOn")} />
        {COUNTED.has(form.values.kind) && (
          <NumberInput
            label={texts.count}
            min={1}
            max={10_000}
            allowDecimal={false}
            {...field("count")}
          />
        )}
      </div>
      <Textarea label={texts.note} autosize minRows={2} maxLength={1000} {...field("note")} />
      <TextInput label={texts.linkLabel} type="url" maxLength={500} {...field("link")} />
    </>
  );
}
