import type { ReactNode } from "react";
import classes from "./Badge.module.css";

interface BadgeProps {
  /** `warning` for what needs attention soon, `error` for what went wrong. */
  tone?: "brand" | "warning" | "error";
  children: ReactNode;
}

/** Highlights a short fact in a line of text. */
export const Badge = ({ tone = "brand", children }: BadgeProps) => (
  <span className={classes.badge} data-tone={tone}>
    {children}
  </span>
);
