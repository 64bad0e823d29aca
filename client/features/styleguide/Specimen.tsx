import type { ReactNode } from "react";
import classes from "./Styleguide.module.css";

interface SpecimenProps {
  /** The state shown, and how to produce it if it needs interaction. */
  label: string;
  children: ReactNode;
}

/** A component in one state, with its name below. */
export const Specimen = ({ label, children }: SpecimenProps) => (
  <figure className={classes.specimen}>
    <div className={classes.stage}>{children}</div>
    <figcaption>{label}</figcaption>
  </figure>
);

/** A chapter of the style guide. */
export const Chapter = ({ title, children }: { title: string; children: ReactNode }) => (
  <section className={classes.chapter}>
    <h2>{title}</h2>
    {children}
  </section>
);

export const Specimens = ({ title, children }: { title: string; children: ReactNode }) => (
  <div>
    <h3>{title}</h3>
    <div className={classes.specimens}>{children}</div>
  </div>
);
