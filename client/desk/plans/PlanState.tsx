import { personAccountTexts } from "#texts/desk-people";
import type { SubscriptionStatus } from "../../lib/schema-types.generated";
import classes from "./Plans.module.css";

/** What someone has to look at. */
const URGENT: ReadonlySet<SubscriptionStatus> = new Set(["PAST_DUE", "UNPAID", "DISPUTED"]);
const GOOD: ReadonlySet<SubscriptionStatus> = new Set(["ACTIVE", "COMPLETED"]);

/** The state of a plan; its color repeats what the words say. */
export function PlanState({ status }: { status: SubscriptionStatus }) {
  const tone = URGENT.has(status) ? "urgent" : GOOD.has(status) ? "good" : "plain";
  return (
    <span className={classes.state} data-tone={tone}>
      {personAccountTexts.planStates[status]}
    </span>
  );
}
