import { useId, type ReactNode } from "react";
import classes from "./FieldFrame.module.css";

/** Label, hint and error, which every field has. */
export interface FieldProps {
  label: string;
  /** For screen readers only. */
  labelHidden?: boolean;
  /** Marks the label with an asterisk, and tells screen readers. */
  required?: boolean;
  /** Stands between label and field. */
  hint?: string;
  /** Shown below; `true` marks the field without a text of its own. */
  error?: string | true | undefined;
  /** Class of the frame. */
  className?: string;
}

interface FieldFrameProps extends FieldProps {
  /** Renders the field with the attributes that connect it to its texts. */
  children: (ties: FieldTies) => ReactNode;
}

interface FieldTies {
  id: string;
  "aria-invalid": true | undefined;
  "aria-describedby": string | undefined;
  "aria-required"?: true;
}

/** A field with its label, a hint and what is wrong with it. */
export function FieldFrame(props: FieldFrameProps) {
  const { label, labelHidden = false, required = false, hint, error, className, children } = props;
  const id = useId();
  const fault = typeof error === "string" ? error : undefined;
  const [hintId, faultId] = [`${id}-hint`, `${id}-error`];
  const described = [hint === undefined ? [] : hintId, fault === undefined ? [] : faultId].flat();
  return (
    <div className={className}>
      <label htmlFor={id} className={labelHidden ? "visually-hidden" : classes.label}>
        {label}
        {required && (
          <span className={classes.mark} aria-hidden="true">
            {" "}
            *
          </span>
        )}
      </label>
      {hint !== undefined && (
        <p id={hintId} className={classes.hint}>
          {hint}
        </p>
      )}
      {children({
        id,
        "aria-invalid": Boolean(error) || undefined,
        "aria-describedby": described.join(" ") || undefined,
        // Not the attribute "required": an empty field would count as invalid before anybody has typed.
        ...(required && { "aria-required": true }),
      })}
      {fault !== undefined && (
        <p id={faultId} className={classes.error}>
          {fault}
        </p>
      )}
    </div>
  );
}
