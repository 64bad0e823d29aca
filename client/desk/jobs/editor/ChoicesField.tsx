import { Checkbox, Group } from "@mantine/core";
import { jobFields } from "#site/job-fields.generated";
import { hintOfField, labelOfField, optionsOf } from "./field-words";
import { useEditorForm, type EditorForm } from "./form-context";
import type { NamesOf } from "./form-fields";

/** One branch for each field: a list of the values of either is no list of the values of one. */
function keep(form: EditorForm["form"], name: NamesOf<"choices">, chosen: readonly string[]): void {
  const isChosen = (value: string) => chosen.includes(value);
  if (name === "sponsorship") form.setFieldValue(name, jobFields[name].values.filter(isChosen));
  else form.setFieldValue(name, jobFields[name].values.filter(isChosen));
}

/** Checkboxes for several values of a list. Checking one that means "none" clears the others, and checking another clears it. */
export function ChoicesField({ name }: { name: NamesOf<"choices"> }) {
  const { form, notesFor } = useEditorForm();
  const { values: known, none } = jobFields[name];
  const before = form.values[name];
  const choose = (values: readonly string[]) => {
    const chosen = known.filter((each: string) => values.includes(each));
    const isNone = (each: string) => each === none;
    const isNewlyNone = chosen.some(isNone) && !before.some(isNone);
    const next = chosen.filter((each) => isNone(each) === isNewlyNone);
    keep(form, name, chosen.length === 1 ? chosen : next);
  };
  return (
    <Checkbox.Group
      label={labelOfField(name)}
      value={before}
      onChange={choose}
      {...notesFor(name, hintOfField(name))}
      data-field={name}
    >
      <Group gap="lg" my="xs">
        {optionsOf(name).map((option) => (
          <Checkbox key={option.value} {...option} />
        ))}
      </Group>
    </Checkbox.Group>
  );
}
