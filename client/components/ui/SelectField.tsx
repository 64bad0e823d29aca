import { IconChevronDown } from "@tabler/icons-react";
import { useId, type SelectHTMLAttributes } from "react";
import classes from "./SelectField.module.css";

interface SelectFieldProps extends SelectHTMLAttributes<HTMLSelectElement> {
  label: string;
  options: readonly { value: string; label: string }[];
}

/** A choice among a few, by the browser's own list: works without scripts, and as phones are used to. */
export function SelectField({ label, options, ...props }: SelectFieldProps) {
  const id = useId();
  return (
    <div>
      <label htmlFor={id} className={classes.label}>
        {label}
      </label>
      <div className={classes.frame}>
        <select {...props} id={id} className={classes.select}>
          {options.map((option) => (
            <option key={option.value} value={option.value}>
              {option.label}
            </option>
          ))}
        </select>
        <IconChevronDown size={18} className={classes.arrow} aria-hidden="true" />
      </div>
    </div>
  );
}
