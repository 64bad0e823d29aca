import type { ReactNode } from "react";
import classes from "./Pane.module.css";

interface PaneProps {
  title: string;
  /** A sentence under the title. */
  lead?: ReactNode;
  /** Next to the title, e.g. a button. */
  action?: ReactNode;
  /** 2 for a section of the page, 3 inside one. */
  headingLevel?: 2 | 3;
  children: ReactNode;
}

/** A titled part of an account or staff page. */
export function Pane({ title, lead, action, headingLevel = 2, children }: PaneProps) {
  const Heading = headingLevel === 2 ? "h2" : "h3";
  return (
    <section className={classes.pane} data-level={headingLevel}>
      <div className={classes.head}>
        <div className={classes.words}>
          <Heading className={classes.title}>{title}</Heading>
          {lead !== undefined && <p className={classes.lead}>{lead}</p>}
        </div>
        {action}
      </div>
      {children}
    </section>
  );
}
