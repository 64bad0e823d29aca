import { IconLock } from "@tabler/icons-react";
import type { ReactNode } from "react";
import classes from "./OwnFit.module.css";

export interface FitSectionProps {
  id: string;
  title: string;
  /** Why only the viewer sees this. */
  privacy: string;
  children: ReactNode;
}

/** One way in which a job fits the viewer, and that no one else sees it. */
export function FitSection({ id, title, privacy, children }: FitSectionProps) {
  return (
    <section className={classes.fit} aria-labelledby={id}>
      <h2 id={id} className={classes.title}>
        {title}
      </h2>
      {children}
      <p className={classes.private}>
        <IconLock size={18} aria-hidden="true" />
        {privacy}
      </p>
    </section>
  );
}
