import type { ComponentProps } from "react";
import classes from "./Choice.module.css";

interface ChoiceProps extends Omit<ComponentProps<"input">, "className" | "type"> {
  type: "radio" | "checkbox";
  label: string;
}

/** One of a few choices side by side; its whole frame is clickable. */
export const Choice = ({ label, ...input }: ChoiceProps) => (
  <label className={classes.choice}>
    <input {...input} />
    {label}
  </label>
);
