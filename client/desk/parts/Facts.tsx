import type { ReactNode } from "react";
import classes from "./Facts.module.css";

/** Facts about a record, beside each other where there is room. Its children are `Fact`s. */
export const Facts = ({ children }: { children: ReactNode }) => (
  <dl className={classes.facts}>{children}</dl>
);

/** One line of a list of facts. */
export const Fact = ({ label, children }: { label: string; children: ReactNode }) => (
  <div>
    <dt>{label}</dt>
    <dd>{children}</dd>
  </div>
);
