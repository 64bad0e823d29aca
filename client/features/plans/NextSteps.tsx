import classes from "./NextSteps.module.css";
import type { TermOption } from "./plan-term";
import { nextSteps } from "./pricing-content";
import { TermPicture } from "./TermPicture";

/** From the button to the end of the plan. */
export const NextSteps = ({ term }: { term: TermOption }) => (
  <>
    <ol className={classes.steps}>
      {nextSteps.steps.map(({ title, text }) => (
        <li key={title}>
          <h3>{title}</h3>
          <p>{text}</p>
        </li>
      ))}
    </ol>
    <figure className={classes.figure}>
      <figcaption className={classes.caption}>
        <strong>{term.months} monthly payments, then an end</strong>
        <span>
          The first is taken at checkout, the others on the same day of each month. A month after
          the last one the plan is over.
        </span>
      </figcaption>
      <TermPicture months={term.months} />
    </figure>
  </>
);
