import type { ReactNode } from "react";
import classes from "./StateNotice.module.css";

interface StateNoticeProps {
  title: string;
  /** 1 if the notice is the whole page, else 2. */
  headingLevel?: 1 | 2;
  picture: ReactNode;
  children?: ReactNode;
  actions?: ReactNode;
  role?: "alert" | "status";
}

/** Shown in place of content that is empty, failed to load or was not found. */
export function StateNotice(props: StateNoticeProps) {
  const { title, headingLevel = 2, picture, children, actions, role } = props;
  const Heading = headingLevel === 1 ? "h1" : "h2";
  return (
    <div className={classes.notice} role={role}>
      <div className={classes.picture} aria-hidden="true">
        {picture}
      </div>
      <Heading className={classes.title}>{title}</Heading>
      {children !== undefined && <div className={classes.text}>{children}</div>}
      {actions !== undefined && <div className={classes.actions}>{actions}</div>}
    </div>
  );
}
