import { Autocomplete, Select, TagsInput, TextInput } from "@mantine/core";
import { jobFilterWords } from "#content/job-filters";
import { jobFields, type JobFieldName } from "#site/job-fields.generated";
import { jobEditorTexts } from "#texts/desk-job-editor";
import { hintOfField, labelOfField, optionsOf } from "./field-words";
import { useEditorForm } from "./form-context";
import type { NamesOf } from "./form-fields";

/** Wordings that a field offers. Employers may word it as they like. */
const suggestions: Partial<Record<JobFieldName, string[]>> = {
  jobType: Object.values(jobFilterWords.jobType.values),
  workAuthorization: Object.values(jobFilterWords.workAuthorization.values),
};

/** What every control of a field has. */
function useControl(name: JobFieldName) {
  const { form, notesFor } = useEditorForm();
  const given = {
    label: labelOfField(name),
    ...notesFor(name, hintOfField(name)),
    "data-field": name,
  };
  return { form, given };
}

/** One line of text. */
export function LineField({ name }: { name: NamesOf<"line"> }) {
  const { form, given } = useControl(name);
  const offered = suggestions[name];
  const all = { maxLength: jobFields[name].max, ...form.getInputProps(name), ...given };
  return offered === undefined ? <TextInput {...all} /> : <Autocomplete data={offered} {...all} />;
}

/** One value of a list. */
export function ChoiceField({ name }: { name: NamesOf<"choice"> }) {
  const { form, given } = useControl(name);
  const { values, optional } = jobFields[name];
  return (
    <Select
      placeholder={optional ? jobEditorTexts.noChoice : undefined}
      data={optionsOf(name)}
      value={form.values[name]}
      onChange={(value) => {
        const chosen = values.find((each) => each === value) ?? null;
        if (chosen !== null || optional) form.setFieldValue(name, chosen);
      }}
      allowDeselect={optional}
      {...given}
    />
  );
}

/** Several short texts. */
export function ListField({ name }: { name: NamesOf<"list"> }) {
  const { form, given } = useControl(name);
  const { max } = jobFields[name];
  return (
    <TagsInput
      data={suggestions[name] ?? []}
      value={form.values[name]}
      onChange={(entries) =>
        form.setFieldValue(
          name,
          entries.map((entry) => entry.trim().slice(0, max)).filter((entry) => entry !== ""),
        )
      }
      maxTags={40}
      splitChars={[",", ";"]}
      acceptValueOnBlur
      {...given}
    />
  );
}
