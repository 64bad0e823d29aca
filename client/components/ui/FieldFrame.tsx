import { useId, type ReactNode } from "react";
import classes from "./FieldFrame.module.css";

/** Props that all fields share: label, hint and error. */
export interface FieldProps {
  label: string;
  /** Hides the label visually; screen readers still get it. */
  labelHidden?: boolean;
  /** Marks the label with an asterisk and tells screen readers. */
  required?: boolean;
  /** Shown between label and field. */
  hint?: string | undefined;
  /** Shown below the field; `true` only marks the field as invalid. */
  error?: string | true | undefined;
  /** Class of the outer element. */
  className?: string;
}

interface FieldFrameProps extends FieldProps {
  /** Renders the field with the attributes that link it to label, hint and error. */
  children: (aria: FieldAria) => ReactNode;
}

interface FieldAria {
  id: string;
  "aria-invalid": true | undefined;
  "aria-describedby": string | undefined;
  "aria-required"?: true;
}

/** A field with its label, hint and error. */
export function FieldFrame(props: FieldFrameProps) {
  const { label, labelHidden = false, required = false, hint, error, className, children } = props;
  const id = useId();
  const fault = typeof error === "string" ? error : undefined;
  const [hintId, faultId] = [`${id}-hint`, `${id}-error`];
  const described = [hint === undefined ? [] : hintId, fault === undefined ? [] : faultId].flat();
  return (
    <div className={className}>
      <label htmlFor={id} className={labelHidden ? "visually-hidden" : classes.label}>
        <LabelText label={label} required={required} />
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
        // Not the attribute "required": browsers would treat an empty field as invalid before the user has typed.
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

/** A label, with an asterisk if the field is required. */
export const LabelText = ({ label, required = false }: Pick<FieldProps, "label" | "required">) => (
  <>
    {label}
    {required && (
      <span className={classes.mark} aria-hidden="true">
        {" "}
        *
      </span>
    )}
  </>
);
