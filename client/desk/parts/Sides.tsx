import type { ReactNode } from "react";
import classes from "./Sides.module.css";

interface SidesProps {
  /** Beside the children; below them on narrow screens. */
  side: ReactNode;
  children: ReactNode;
}

/** A record's page: what the work is about, and a column of facts beside it. */
export const Sides = ({ side, children }: SidesProps) => (
  <div className={classes.sides}>
    <Column>{children}</Column>
    <Column>{side}</Column>
  </div>
);

/** Parts, one below the other. */
export const Column = ({ children }: { children: ReactNode }) => (
  <div className={classes.column}>{children}</div>
);
