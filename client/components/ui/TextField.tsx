import type { ComponentProps } from "react";
import { FieldFrame, type FieldProps } from "./FieldFrame";
import classes from "./Field.module.css";

type TextFieldProps = FieldProps &
  (
    | ({ rows?: undefined } & Omit<ComponentProps<"input">, "required">)
    | ({ rows: number } & Omit<ComponentProps<"textarea">, "required">)
  );

/** A text field with its label, hint and error; of several lines when it has `rows`. */
export function TextField({
  label,
  labelHidden,
  required,
  hint,
  error,
  className,
  ...props
}: TextFieldProps) {
  return (
    <FieldFrame {...{ label, labelHidden, required, hint, error, className }}>
      {(ties) =>
        props.rows === undefined ? (
          <input type="text" {...props} {...ties} className={classes.input} />
        ) : (
          <textarea {...props} {...ties} className={classes.input} />
        )
      }
    </FieldFrame>
  );
}
