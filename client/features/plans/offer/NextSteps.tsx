import { nextSteps } from "#content/pricing";
import { Steps } from "../../../components/marketing/Steps";
import classes from "./NextSteps.module.css";
import type { TermOption } from "./plan-term";
import { TermPicture } from "./TermPicture";

/** The steps from the button to the end of the plan. */
export const NextSteps = ({ term }: { term: TermOption }) => (
  <>
    <Steps items={nextSteps.steps} />
    <figure className={classes.figure}>
      <figcaption className={classes.caption}>
        <strong>{nextSteps.payments(term.months)}</strong>
        <span>{nextSteps.paymentsText}</span>
      </figcaption>
      <TermPicture months={term.months} />
    </figure>
  </>
);
