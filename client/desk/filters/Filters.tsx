import { NativeSelect, TextInput, type TextInputProps } from "@mantine/core";
import { useRef } from "react";
import { useFollowedField } from "../../lib/use-followed-field";

interface TypedFilterProps extends TextInputProps {
  name: string;
  /** What the list is filtered by; a new value replaces what was typed before it was asked for. */
  value: string;
}

/** Words to filter a list by. */
export function TypedFilter({ value, ...props }: TypedFilterProps) {
  const field = useRef<HTMLInputElement>(null);
  useFollowedField(field, value);
  return <TextInput ref={field} defaultValue={value} {...props} />;
}

interface ChoiceFilterProps {
  label: string;
  /** The choice that filters nothing. */
  any: string;
  value: string;
  options: readonly { value: string; label: string }[];
  onChange: (value: string) => void;
}

/** One of several values to filter a list by. */
export const ChoiceFilter = ({ label, any, value, options, onChange }: ChoiceFilterProps) => (
  <NativeSelect
    label={label}
    value={value}
    onChange={({ currentTarget }) => onChange(currentTarget.value)}
    data={[{ value: "", label: any }, ...options]}
  />
);
