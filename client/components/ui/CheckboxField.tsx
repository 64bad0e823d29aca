import { useId, type ComponentProps } from "react";
import frame from "./FieldFrame.module.css";
import classes from "./CheckboxField.module.css";

interface CheckboxFieldProps extends Omit<ComponentProps<"input">, "className" | "type"> {
  label: string;
  /** Shown below the checkbox; `true` only marks it as invalid. */
  error?: string | true | undefined;
}

/** A checkbox; its whole line is clickable. */
export function CheckboxField({ label, required, error, ...input }: CheckboxFieldProps) {
  const errorId = useId();
  const fault = typeof error === "string" ? error : undefined;
  return (
    <div>
      <label className={classes.line}>
        <input
          {...input}
          type="checkbox"
          aria-required={required || undefined}
          aria-invalid={Boolean(error) || undefined}
          aria-describedby={fault === undefined ? undefined : errorId}
        />
        <span>{label}</span>
      </label>
      {fault !== undefined && (
        <p id={errorId} className={frame.error}>
          {fault}
        </p>
      )}
    </div>
  );
}
