import { Checkbox, Group } from "@mantine/core";
import { jobFields } from "#site/job-fields.generated";
import { hintOfField, labelOfField, optionsOf } from "./field-words";
import { useEditorForm } from "./form-context";
import type { NamesOf } from "./form-fields";

/** Checkboxes for several values of a list. Checking the one that means "none" clears the others, and checking another clears it. */
export function ChoicesField({ name }: { name: NamesOf<"choices"> }) {
  const { form, notesFor } = useEditorForm();
  const { values: known, none } = jobFields[name];
  const before = form.values[name];
  const choose = (values: readonly string[]) => {
    const chosen = known.filter((each) => values.includes(each));
    const isNewlyNone = chosen.includes(none) && !before.includes(none);
    const next = chosen.filter((each) => (each === none) === isNewlyNone);
    form.setFieldValue(name, chosen.length === 1 ? chosen : next);
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
