import { NumberInput, Select, TextInput } from "@mantine/core";
import { jobEditorTexts } from "#texts/desk-job-editor";
import type { SalaryPeriod } from "../../../lib/schema-types.generated";
import { currenciesWith } from "../../money";
import classes from "./Editor.module.css";
import { useEditorForm } from "./form-context";
import { salaryTextOf, typedRange } from "./job-values";

const periods = ["HOUR", "DAY", "WEEK", "MONTH", "YEAR"] as const satisfies readonly SalaryPeriod[];
/** The API takes up to 2,000,000,000 cents. */
const MAX = 20_000_000;

/** Pay in numbers, and the text that is made from them. */
export function PayFields() {
  const { form, notesFor } = useEditorForm();
  const { payCurrency, payMin, payMax } = form.values;
  const range = typedRange(form.values);
  const isHalf = (payMin === null) !== (payMax === null);
  const made = range === null ? null : salaryTextOf(range);
  return (
    <>
      <div className={classes.pay}>
        <Amount name="payMin" label={jobEditorTexts.min} />
        <Amount name="payMax" label={jobEditorTexts.max} />
        <Select
          label={jobEditorTexts.period}
          data={periods.map((value) => ({ value, label: jobEditorTexts.periods[value] }))}
          value={form.values.payPeriod}
          onChange={(value) => {
            const chosen = periods.find((each) => each === value);
            if (chosen !== undefined) form.setFieldValue("payPeriod", chosen);
          }}
          allowDeselect={false}
        />
        <Select
          label={jobEditorTexts.currency}
          data={currenciesWith(payCurrency)}
          value={payCurrency}
          onChange={(value) => form.setFieldValue("payCurrency", value ?? "USD")}
          allowDeselect={false}
        />
      </div>
      {isHalf && <p className={classes.hint}>{jobEditorTexts.bothPays}</p>}
      <div className={classes.payNotes}>{notesFor("salaryRange").description}</div>
      <TextInput
        label={jobEditorTexts.labels.salary}
        placeholder={made ?? undefined}
        maxLength={120}
        {...form.getInputProps("salary")}
        {...notesFor(
          "salary",
          made === null ? jobEditorTexts.payNoRange : jobEditorTexts.payMade(made),
        )}
        data-field="salary"
      />
    </>
  );
}

function Amount({ name, label }: { name: "payMin" | "payMax"; label: string }) {
  const { form, notesFor } = useEditorForm();
  return (
    <NumberInput
      label={label}
      value={form.values[name] ?? ""}
      onChange={(value) => form.setFieldValue(name, typeof value === "number" ? value : null)}
      min={0}
      max={MAX}
      decimalScale={2}
      thousandSeparator
      hideControls
      error={notesFor("salaryRange").error}
      data-field={name === "payMin" ? "salaryRange" : undefined}
    />
  );
}
