import { deskTexts } from "#texts/desk";
import { billingTexts as texts } from "#texts/desk-billing";
import { DeskHeading } from "../shell/DeskHeading";
import classes from "./Billing.module.css";
import rows from "../parts/Rows.module.css";
import { Comparison } from "./Comparison";
import { FailedMessages } from "./FailedMessages";

/** /desk/billing: where our records of plans differ from Stripe's, and messages from Stripe that failed. */
export const BillingPage = () => (
  <>
    <DeskHeading title={deskTexts.names.billing} lead={texts.lead} />
    <div className={`${rows.page} ${classes.page}`}>
      <Comparison />
      <FailedMessages />
    </div>
  </>
);
