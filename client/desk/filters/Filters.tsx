import { NativeSelect, TextInput, type TextInputProps } from "@mantine/core";

interface TypedFilterProps extends TextInputProps {
  name: string;
  /** What the list is filtered by; a new value replaces what is typed. */
  value: string;
}

/** Words to filter a list by. */
export const TypedFilter = ({ value, ...props }: TypedFilterProps) => (
  <TextInput key={value} defaultValue={value} {...props} />
);

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
