import { billingTexts } from "#texts/billing";
import classes from "./Reference.module.css";

/** The checkout session's id, which support needs to find it. In small print, since it means nothing to anyone else. */
export const Reference = ({ number }: { number: string }) => (
  <p className={classes.reference}>
    {billingTexts.reference} <span translate="no">{number}</span>
  </p>
);
