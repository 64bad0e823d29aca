import type { ReactNode } from "react";
import { billingTexts } from "#texts/billing";
import { intakeTexts, trackTexts } from "#texts/intakes";
import { ownPlanTexts } from "#texts/own-plans";
import { Message } from "../../../components/ui/Message";
import classes from "./BegunPlan.module.css";
import { PlanIntake } from "./intake/PlanIntake";
import { PlanTrack } from "./intake/PlanTrack";
import type { SubscriptionSummary_SubscriptionFragment as Subscription } from "./SubscriptionSummary.generated";

interface BegunPlanProps {
  subscription: Subscription;
  /** What was paid, folded. */
  receipt: ReactNode;
  /** The ways on. */
  actions: ReactNode;
}

/** After a payment: what happens when, and what the firm needs to begin. */
export const BegunPlan = ({ subscription, receipt, actions }: BegunPlanProps) => (
  <div className={classes.begun}>
    <section className={classes.track} aria-labelledby="begun-track">
      <h2 id="begun-track" className={classes.title}>
        {trackTexts.title}
      </h2>
      {subscription.isOverlapInReview && (
        <Message tone="info">{ownPlanTexts.overlapInReview}</Message>
      )}
      <PlanTrack track={subscription.track} />
      <details className={classes.receipt}>
        <summary>{billingTexts.receipt}</summary>
        <div className={classes.folded}>{receipt}</div>
      </details>
      <div className={classes.actions}>{actions}</div>
    </section>
    <section className={classes.intake} aria-labelledby="begun-intake">
      <h2 id="begun-intake" className={classes.title}>
        {intakeTexts.title}
      </h2>
      <p className={classes.lead}>{intakeTexts.lead}</p>
      <PlanIntake plan={subscription} />
      <p className={classes.note}>{intakeTexts.later}</p>
    </section>
  </div>
);
