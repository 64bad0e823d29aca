import { billingTexts } from "#texts/billing";
import classes from "./Reference.module.css";

/** What to name to support, who find a checkout by it; in small print, as it tells nobody else anything. */
export const Reference = ({ number }: { number: string }) => (
  <p className={classes.reference}>
    {billingTexts.reference} <span>{number}</span>
  </p>
);
