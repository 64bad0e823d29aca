import type { ComponentProps } from "react";
import classes from "./Choice.module.css";

interface ChoiceProps extends Omit<ComponentProps<"input">, "className" | "type"> {
  type: "radio" | "checkbox";
  label: string;
  /** How many it finds. */
  count?: number | undefined;
  /** Follows the count, for screen readers: " openings". */
  countLabel?: string;
}

/** One of a few choices side by side; its whole frame is clickable. */
export const Choice = ({ label, count, countLabel, ...input }: ChoiceProps) => (
  <label className={classes.choice}>
    <input {...input} />
    {count === undefined ? label : <span>{label}</span>}
    {count !== undefined && (
      <small className={classes.number}>
        {count}
        {countLabel !== undefined && <span className="visually-hidden">{countLabel}</span>}
      </small>
    )}
  </label>
);
