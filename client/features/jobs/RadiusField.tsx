import { useState } from "react";
import { SelectField } from "../../components/ui/SelectField";
import { useOnChange } from "../../lib/use-on-change";
import { optionsOf } from "./counted-options";
import type { OneValueProps } from "./filter-field";

/** Applies with the place that it is a distance from, which the words may name; chosen before a place, it waits for one. */
export function RadiusField({ filter, search, form, found, value, onChange }: OneValueProps) {
  const { name, label } = filter;
  const [chosen, setChosen] = useState(value);
  useOnChange(value, () => setChosen(value));
  const isRead = found.ranges?.some(
    (range) => range.filter === filter.field && range.steps.length > 0,
  );
  return (
    <SelectField
      {...{ form, name, label, value: chosen }}
      options={optionsOf(filter, search, found)}
      onChange={(event) => {
        setChosen(event.currentTarget.value);
        if (search.filters.place || isRead) onChange(event);
      }}
    />
  );
}
