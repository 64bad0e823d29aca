import { IconChevronDown } from "@tabler/icons-react";
import type { ReactNode } from "react";
import classes from "./Questions.module.css";
import { Unbroken } from "./Unbroken";

/** A list of `Question`s. */
export const Questions = ({ children }: { children: ReactNode }) => (
  <div className={classes.list}>{children}</div>
);

interface QuestionProps {
  title: string;
  /** Whether the answer is shown from the start. */
  open?: boolean;
  /** Id of the answer: browsers open the question when a link to it is followed. */
  id?: string;
  /** The answer. */
  children: ReactNode;
}

/** A native disclosure, so it opens without scripts and the browser's find-in-page opens it. */
export const Question = ({ title, open, id, children }: QuestionProps) => (
  <details className={classes.entry} open={open}>
    <summary>
      <h3>
        <Unbroken text={title} />
      </h3>
      <IconChevronDown size={20} aria-hidden="true" />
    </summary>
    <div id={id} className={classes.answer}>
      {children}
    </div>
  </details>
);
