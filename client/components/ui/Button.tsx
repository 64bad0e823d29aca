import type { ButtonHTMLAttributes, MouseEvent, ReactNode } from "react";
import classes from "./Button.module.css";

export interface ButtonLook {
  /** `accent` is for dark bands, where the brand's color would drown. */
  variant?: "filled" | "default" | "outline" | "subtle" | "accent";
  size?: "sm" | "md" | "lg";
  fullWidth?: boolean;
  leftSection?: ReactNode;
  rightSection?: ReactNode;
}

interface ButtonProps extends ButtonLook, ButtonHTMLAttributes<HTMLButtonElement> {
  /** Work is under way: a spinner shows and presses do nothing; the focus stays. */
  loading?: boolean;
}

/** The attributes that give an element a button's look. */
export function buttonLook(look: ButtonLook, className = "") {
  const { variant = "filled", size = "md", fullWidth = false } = look;
  return {
    className: `${classes.button} ${className}`.trim(),
    "data-variant": variant,
    "data-size": size,
    "data-wide": fullWidth || undefined,
  };
}

/** A button's content: text between optional icons. */
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

/** A button. Links that look like one are LinkButton. */
export function Button(props: ButtonProps) {
  const { variant, size, fullWidth, leftSection, rightSection, loading = false, ...rest } = props;
  const { className, children, type = "button", onClick, ...others } = rest;
  // Not `disabled` while loading: that would drop the focus of somebody who came by keyboard.
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
