import { IconChevronDown } from "@tabler/icons-react";
import type { ReactNode } from "react";
import classes from "./Questions.module.css";

/** A list of `Question`s. */
export const Questions = ({ children }: { children: ReactNode }) => (
  <div className={classes.list}>{children}</div>
);

interface QuestionProps {
  title: string;
  /** Shown with its answer from the start. */
  open?: boolean;
  /** Of the answer: a link to it opens the question, as browsers reveal the target's disclosure. */
  id?: string;
  /** The answer. */
  children: ReactNode;
}

/** A native disclosure, so that it opens without scripts and is found by search. */
export const Question = ({ title, open, id, children }: QuestionProps) => (
  <details className={classes.entry} open={open}>
    <summary>
      <h3>{title}</h3>
      <IconChevronDown size={20} aria-hidden="true" />
    </summary>
    <div id={id} className={classes.answer}>
      {children}
    </div>
  </details>
);
