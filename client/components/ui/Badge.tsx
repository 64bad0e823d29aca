import type { ReactNode } from "react";
import classes from "./Badge.module.css";

interface BadgeProps {
  /** `error` for what needs attention. */
  tone?: "brand" | "error";
  children: ReactNode;
}

/** Highlights a short fact in a line of text. */
export const Badge = ({ tone = "brand", children }: BadgeProps) => (
  <span className={classes.badge} data-tone={tone}>
    {children}
  </span>
);
