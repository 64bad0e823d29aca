import type { ComponentProps } from "react";
import classes from "./Field.module.css";

/** A field of one line, for a `FieldFrame` that holds more than one. */
export const Input = (props: Omit<ComponentProps<"input">, "className" | "required">) => (
  <input type="text" {...props} className={classes.input} />
);
