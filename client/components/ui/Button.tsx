import type { ButtonHTMLAttributes, MouseEvent, ReactNode } from "react";
import classes from "./Button.module.css";

export interface ButtonLook {
  /**
   * `accent` is for dark backgrounds, where the brand color has too little contrast; `danger` for what can't be
   * undone.
   */
  variant?: "filled" | "default" | "outline" | "subtle" | "accent" | "danger";
  size?: "sm" | "md" | "lg";
  fullWidth?: boolean;
  leftSection?: ReactNode;
  rightSection?: ReactNode;
}

interface ButtonProps extends ButtonLook, ButtonHTMLAttributes<HTMLButtonElement> {
  /** Shows a spinner and ignores clicks; the button keeps the focus. */
  loading?: boolean;
}

/** The attributes that make an element look like a button. */
export function buttonLook(look: ButtonLook, className = "") {
  const { variant = "filled", size = "md", fullWidth = false } = look;
  return {
    className: `${classes.button} ${className}`.trim(),
    "data-variant": variant,
    "data-size": size,
    "data-wide": fullWidth || undefined,
  };
}

/** The content of a button: text between optional icons. */
export const ButtonLabel = ({ leftSection, rightSection, children }: ButtonLabelProps) => (
  <>
    {leftSection}
    <span className={classes.label}>{children}</span>
    {rightSection}
  </>
);

interface ButtonLabelProps extends Pick<ButtonLook, "leftSection" | "rightSection"> {
  children: ReactNode;
}

/** A button. For links that look like buttons, use LinkButton. */
export function Button(props: ButtonProps) {
  const { variant, size, fullWidth, leftSection, rightSection, loading = false, ...rest } = props;
  const { className, children, type = "button", onClick, ...others } = rest;
  // Not `disabled` while loading, since a disabled button loses the keyboard focus.
  const press = (event: MouseEvent<HTMLButtonElement>) => {
    if (loading) event.preventDefault();
    else onClick?.(event);
  };
  return (
    <button
      aria-disabled={loading || undefined}
      {...others}
      {...buttonLook({ variant, size, fullWidth }, className)}
      type={type}
      data-loading={loading || undefined}
      onClick={press}
    >
      {loading && <span className={classes.spinner} aria-hidden="true" />}
      <ButtonLabel leftSection={leftSection} rightSection={rightSection}>
        {children}
      </ButtonLabel>
    </button>
  );
}
