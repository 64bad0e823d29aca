import { useState } from "react";
import { SelectField } from "../../components/ui/SelectField";
import { useOnChange } from "../../lib/use-on-change";
import type { Filter } from "./job-filters";
import type { OneValueProps } from "./filter-field";

export const optionsOf = ({ any, choices }: Filter) => [
  { value: "", label: any },
  ...(choices ?? []).map(({ slug, label }) => ({ value: slug, label })),
];

/** Applies with the place that it is a distance from; chosen before a place, it waits for one. */
export function RadiusField({ filter, search, form, value, onChange }: OneValueProps) {
  const { name, label } = filter;
  const [chosen, setChosen] = useState(value);
  useOnChange(value, () => setChosen(value));
  return (
    <SelectField
      {...{ form, name, label, value: chosen }}
      options={optionsOf(filter)}
      onChange={(event) => {
        setChosen(event.currentTarget.value);
        if (search.filters.place) onChange(event);
      }}
    />
  );
}
