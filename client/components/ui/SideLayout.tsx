import type { ReactNode } from "react";
import classes from "./SideLayout.module.css";

interface SideLayoutProps {
  /** Navigation, such as a table of contents: above the text on phones, sticky next to it on wide screens. */
  side: ReactNode;
  children: ReactNode;
}

/** A text with its table of contents. */
export const SideLayout = ({ side, children }: SideLayoutProps) => (
  <div className={classes.layout}>
    <div className={classes.side}>{side}</div>
    <div>{children}</div>
  </div>
);
