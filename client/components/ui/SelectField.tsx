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

/** A native select: it works without scripts and looks familiar on phones. */
export function SelectField(props: SelectFieldProps) {
  const { label, labelHidden, required, hint, error, className, options, ...select } = props;
  return (
    <FieldFrame {...{ label, labelHidden, required, hint, error, className }}>
      {(aria) => (
        <div className={classes.frame}>
          <select {...select} {...aria} className={classes.input}>
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
