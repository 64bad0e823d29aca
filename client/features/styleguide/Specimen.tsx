import type { ReactNode } from "react";
import classes from "./Styleguide.module.css";

interface SpecimenProps {
  /** The state shown, and how to bring it about where it takes a hand. */
  label: string;
  children: ReactNode;
}

/** One thing in one state, with its name under it. */
export const Specimen = ({ label, children }: SpecimenProps) => (
  <figure className={classes.specimen}>
    <div className={classes.stage}>{children}</div>
    <figcaption>{label}</figcaption>
  </figure>
);

/** A chapter of the guide. */
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
