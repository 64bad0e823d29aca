import type { ComponentProps } from "react";
import { FieldFrame, type FieldProps } from "./FieldFrame";
import classes from "./Field.module.css";
import { Input } from "./Input";

type TextFieldProps = FieldProps &
  (
    | ({ rows?: undefined } & Omit<ComponentProps<"input">, "required">)
    | ({ rows: number } & Omit<ComponentProps<"textarea">, "required">)
  );

/** A text field with label, hint and error; multi-line if `rows` is set. */
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
      {(aria) =>
        props.rows === undefined ? (
          <Input {...props} {...aria} />
        ) : (
          <textarea {...props} {...aria} className={classes.input} />
        )
      }
    </FieldFrame>
  );
}
