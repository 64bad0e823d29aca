import classes from "./NextSteps.module.css";
import type { TermOption } from "./plan-term";
import { nextSteps } from "./pricing-content";
import { TermPicture } from "./TermPicture";

/** From the button to the end of the plan. */
export const NextSteps = ({ term }: { term: TermOption }) => (
  <>
    <figure className={classes.figure}>
      <TermPicture months={term.months} />
      <figcaption className={classes.caption}>
        <span>First payment today</span>
        <span>Last payment in month {term.months}, then the plan ends</span>
      </figcaption>
    </figure>
    <ol className={classes.steps}>
      {nextSteps.steps.map(({ title, text }) => (
        <li key={title}>
          <h3>{title}</h3>
          <p>{text}</p>
        </li>
      ))}
    </ol>
  </>
);
