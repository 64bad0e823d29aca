import { IconChevronDown } from "@tabler/icons-react";
import type { ComponentProps } from "react";
import classes from "./Field.module.css";

interface Option {
  value: string;
  label: string;
  disabled?: boolean;
}

export interface SelectProps extends Omit<ComponentProps<"select">, "required"> {
  options: readonly Option[];
  /** Shown while the list is closed, where there is no room for the label of the chosen option. */
  short?: string;
}

/** A native select: it works without scripts and looks familiar on phones. */
export const Select = ({ options, short, className = "", ...select }: SelectProps) => (
  <div className={`${classes.frame} ${className}`}>
    <select {...select} className={classes.input} data-short={short}>
      {options.map((option) => (
        <option key={option.value} value={option.value} disabled={option.disabled}>
          {option.label}
        </option>
      ))}
    </select>
    {short !== undefined && (
      <span className={classes.short} aria-hidden="true">
        {short}
      </span>
    )}
    <IconChevronDown size={18} className={classes.arrow} aria-hidden="true" />
  </div>
);
