import { useRef } from "react";
import { useLocation } from "react-router-dom";
import { filterFieldTexts } from "#texts/job-filter-fields";
import { jobsPageTexts } from "#texts/jobs-page";
import { useFollowedField } from "../../lib/use-followed-field";
import { useOnChange } from "../../lib/use-on-change";
import { isCleared } from "./cleared";
import type { OneValueProps } from "./filter-field";
import { TypedField } from "./TypedField";
import { shortened } from "./unknown-values";

/** Applies when it is left, when a completion is chosen, or with Enter, which submits its form. */
export function PlaceField({ filter, search, form, value, found, onChange }: OneValueProps) {
  const { unknownPlace } = search;
  const field = useRef<HTMLInputElement>(null);
  const location = useLocation();
  const asked = useFollowedField(field, value);
  const applyTyped = (): void => {
    const { current } = field;
    asked();
    if (current !== null && current.value.trim() !== value) onChange({ currentTarget: current });
  };
  // A link was pressed while a place was typed: it goes along with the list that the link leads to.
  useOnChange(location.key, () => {
    const { current } = field;
    if (current === null || current === document.activeElement) return;
    if (isCleared(location.state)) current.value = value;
    else applyTyped();
  });
  return (
    <TypedField
      of="places"
      field={field}
      form={form}
      name={filter.name}
      label={filter.label}
      placeholder={filterFieldTexts.placeHint}
      defaultValue={value}
      error={
        unknownPlace === null
          ? found.placeRefusal
          : jobsPageTexts.leftOut.place(shortened(unknownPlace))
      }
      onDone={applyTyped}
    />
  );
}
