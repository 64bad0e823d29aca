import type { ReactNode } from "react";
import classes from "./DialogButtons.module.css";

/** The buttons at the end of a dialog, the one that does it first. */
export const DialogButtons = ({ children }: { children: ReactNode }) => (
  <div className={classes.buttons}>{children}</div>
);
