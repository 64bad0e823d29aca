import { nextSteps } from "#content/pricing";
import classes from "./NextSteps.module.css";
import type { TermOption } from "./plan-term";
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
        <strong>{nextSteps.payments(term.months)}</strong>
        <span>{nextSteps.paymentsText}</span>
      </figcaption>
      <TermPicture months={term.months} />
    </figure>
  </>
);
