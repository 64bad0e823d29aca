import type { ReactNode } from "react";
import classes from "./SideLayout.module.css";

interface SideLayoutProps {
  /** Navigation of the text, e.g. its contents: above it on phones, sticky beside it on wide screens. */
  side: ReactNode;
  children: ReactNode;
}

/** A text with its contents beside it. */
export const SideLayout = ({ side, children }: SideLayoutProps) => (
  <div className={classes.layout}>
    <div className={classes.side}>{side}</div>
    <div>{children}</div>
  </div>
);
