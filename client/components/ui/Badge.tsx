import type { ReactNode } from "react";
import classes from "./Badge.module.css";

/** A short fact that stands out in a line of text. */
export const Badge = ({ children }: { children: ReactNode }) => (
  <span className={classes.badge}>{children}</span>
);
