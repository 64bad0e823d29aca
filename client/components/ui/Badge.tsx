import type { ReactNode } from "react";
import classes from "./Badge.module.css";

/** Highlights a short fact in a line of text. */
export const Badge = ({ children }: { children: ReactNode }) => (
  <span className={classes.badge}>{children}</span>
);
