import { useId, type ReactNode } from "react";
import classes from "./FieldFrame.module.css";

/** What every field of a form has around it. */
export interface FieldProps {
  label: string;
  /** For readers of screens only. */
  labelHidden?: boolean;
  /** Marks the label with an asterisk. */
  marked?: boolean;
  /** Stands between label and field. */
  hint?: string;
  /** Shown below; `true` marks the field without a text of its own. */
  error?: string | boolean;
  /** Of the frame. */
  className?: string;
}

interface FieldFrameProps extends FieldProps {
  /** The field, given what ties it to its texts. */
  children: (ties: FieldTies) => ReactNode;
}

interface FieldTies {
  id: string;
  "aria-invalid": true | undefined;
  "aria-describedby": string | undefined;
}

/** A field with its label, a hint and what is wrong with it. */
export function FieldFrame(props: FieldFrameProps) {
  const { label, labelHidden = false, marked = false, hint, error, className, children } = props;
  const id = useId();
  const fault = typeof error === "string" ? error : undefined;
  const [hintId, faultId] = [`${id}-hint`, `${id}-error`];
  const described = [hint === undefined ? [] : hintId, fault === undefined ? [] : faultId].flat();
  return (
    <div className={className}>
      <label htmlFor={id} className={labelHidden ? "visually-hidden" : classes.label}>
        {label}
        {marked && (
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
      })}
      {fault !== undefined && (
        <p id={faultId} className={classes.error}>
          {fault}
        </p>
      )}
    </div>
  );
}
