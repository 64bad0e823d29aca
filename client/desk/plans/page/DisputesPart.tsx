import { planPageTexts as texts } from "#texts/desk-plans";
import { formatMoney } from "../../../lib/money";
import classes from "../Plans.module.css";
import type { ViewedPlan } from "./viewed-plan";

/** Payments that the buyer's bank disputes; nothing if there are none. */
export function DisputesPart({ plan: { disputes } }: { plan: ViewedPlan }) {
  if (disputes.length === 0) return null;
  return (
    <section className={classes.part} aria-labelledby="plan-disputes">
      <h2 id="plan-disputes" className={classes.partTitle}>
        {texts.disputes}
      </h2>
      <ul className={classes.entries}>
        {disputes.map(({ id, amount, currency, status, reason, evidenceDueAt }) => (
          <li key={id} className={classes.entry}>
            <div className={classes.words}>
              <strong>{formatMoney(amount, currency)}</strong>
              <span className={classes.sub} data-urgent={status === "OPEN"}>
                {texts.disputeStates[status]}
                {reason !== null && `: ${texts.reasonOf(reason)}`}
              </span>
              {status === "OPEN" && evidenceDueAt !== null && (
                <span className={classes.sub}>{texts.evidenceUntil(evidenceDueAt)}</span>
              )}
            </div>
          </li>
        ))}
      </ul>
    </section>
  );
}
