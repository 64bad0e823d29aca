import { useId, type ReactNode } from "react";
import classes from "./Choice.module.css";
import frame from "./FieldFrame.module.css";
import { LabelText } from "./FieldFrame";

interface ChoiceGroupProps {
  label: string;
  /** For radio buttons, of which one must be chosen. */
  required?: boolean;
  /** Shown below the choices; `true` only marks them as invalid. */
  error?: string | true | undefined;
  disabled?: boolean;
  className?: string | undefined;
  /** The choices. */
  children: ReactNode;
}

/** A group of `Choice`s with its label and error. */
export function ChoiceGroup(props: ChoiceGroupProps) {
  const { label, required = false, error, disabled, className = "", children } = props;
  const errorId = useId();
  const fault = typeof error === "string" ? error : undefined;
  return (
    <fieldset
      disabled={disabled}
      className={`${classes.group} ${className}`}
      aria-describedby={fault === undefined ? undefined : errorId}
      {...(required && {
        role: "radiogroup",
        "aria-required": true,
        "aria-invalid": Boolean(error) || undefined,
      })}
    >
      <legend className={frame.label}>
        <LabelText label={label} required={required} />
      </legend>
      <div className={classes.choices}>{children}</div>
      {fault !== undefined && (
        <p id={errorId} className={frame.error}>
          {fault}
        </p>
      )}
    </fieldset>
  );
}
