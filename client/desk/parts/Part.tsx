import type { ReactNode } from "react";
import classes from "./Part.module.css";

interface PartProps {
  /** Id of the heading. */
  id: string;
  title: string;
  /** Beside the heading. */
  actions?: ReactNode;
  children: ReactNode;
}

/** A part of a record's page: a card with a heading of level 2. */
export const Part = ({ id, title, actions, children }: PartProps) => (
  <section className={classes.part} aria-labelledby={id}>
    <div className={classes.head}>
      <h2 id={id} className={classes.title}>
        {title}
      </h2>
      {actions}
    </div>
    {children}
  </section>
);
