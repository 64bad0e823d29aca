import type { ComponentProps } from "react";
import { FieldFrame, type FieldProps } from "./FieldFrame";
import classes from "./Field.module.css";

type TextFieldProps = FieldProps &
  (
    | ({ rows?: undefined } & ComponentProps<"input">)
    | ({ rows: number } & ComponentProps<"textarea">)
  );

/**
 * A text field with its label and error; of several lines when it has `rows`. Looks like the kit's and weighs a tenth
 * of it, for the small forms on pages that every visitor loads.
 */
export function TextField({
  label,
  labelHidden,
  marked,
  hint,
  error,
  className,
  ...props
}: TextFieldProps) {
  return (
    <FieldFrame {...{ label, labelHidden, marked, hint, error, className }}>
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
