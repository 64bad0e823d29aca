import { billingTexts } from "#texts/billing";
import { CopyButton } from "../../../components/ui/CopyButton";
import classes from "./Reference.module.css";

/** The checkout session's id, which support needs to find it: 66 characters that no one reads, so cut off beside a button that copies it. */
export const Reference = ({ number }: { number: string }) => (
  <div className={classes.reference}>
    <p className={classes.number}>
      {billingTexts.reference} <span translate="no">{number}</span>
    </p>
    <CopyButton text={number} label={billingTexts.copyReference} size="sm" />
  </div>
);
