import type { ReactNode } from "react";
import classes from "./DeskHeading.module.css";

interface DeskHeadingProps {
  title: string;
  /** A sentence under the title. */
  lead?: ReactNode;
  /** Next to the title: what people do here most. */
  actions?: ReactNode;
}

/** The main heading of a page of the desk. */
export const DeskHeading = ({ title, lead, actions }: DeskHeadingProps) => (
  <header className={classes.heading}>
    <div className={classes.words}>
      <h1 className={classes.title}>{title}</h1>
      {lead !== undefined && <p className={classes.lead}>{lead}</p>}
    </div>
    {actions !== undefined && <div className={classes.actions}>{actions}</div>}
  </header>
);
