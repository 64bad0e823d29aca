import { IconChevronDown } from "@tabler/icons-react";
import type { ComponentProps } from "react";
import { FieldFrame, type FieldProps } from "./FieldFrame";
import classes from "./Field.module.css";

interface Option {
  value: string;
  label: string;
  disabled?: boolean;
}

interface SelectFieldProps
  extends FieldProps, Omit<ComponentProps<"select">, "className" | "required"> {
  options: readonly Option[];
}

/** A choice among a few, by the browser's own list: works without scripts, and as phones are used to. */
export function SelectField(props: SelectFieldProps) {
  const { label, labelHidden, required, hint, error, className, options, ...select } = props;
  return (
    <FieldFrame {...{ label, labelHidden, required, hint, error, className }}>
      {(ties) => (
        <div className={classes.frame}>
          <select {...select} {...ties} className={classes.input}>
            {options.map((option) => (
              <option key={option.value} value={option.value} disabled={option.disabled}>
                {option.label}
              </option>
            ))}
          </select>
          <IconChevronDown size={18} className={classes.arrow} aria-hidden="true" />
        </div>
      )}
    </FieldFrame>
  );
}
