import { useRef } from "react";
import { typedParameter } from "#site/typed-parameter";
import { filterFieldTexts } from "#texts/job-filter-fields";
import { useFollowedField } from "../../lib/use-followed-field";
import type { FilterFieldProps } from "./filter-field";
import { TypedField } from "./TypedField";

/** Adds a skill that is not among the most frequent: when it is left, chosen from the completions, or with Enter. */
export function SkillField({ filter, search, form, onChange }: FilterFieldProps) {
  const field = useRef<HTMLInputElement>(null);
  const chosen = (search.filters[filter.name] ?? []).map(({ slug }) => slug).join();
  // Once it is among the choices, it has a box.
  const asked = useFollowedField(field, chosen, "");
  return (
    <TypedField
      of="skills"
      field={field}
      form={form}
      name={typedParameter(filter.name)}
      label={filterFieldTexts.addSkill}
      labelHidden
      placeholder={filterFieldTexts.addSkill}
      onDone={() => {
        asked();
        if (field.current !== null && field.current.value.trim() !== "")
          onChange({ currentTarget: field.current });
      }}
    />
  );
}
