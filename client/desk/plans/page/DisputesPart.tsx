import { planPageTexts as texts } from "#texts/desk-plans";
import { formatMoney } from "../../../lib/money";
import { Part } from "../../parts/Part";
import words from "../../parts/Words.module.css";
import classes from "../Plans.module.css";
import type { ViewedPlan } from "./viewed-plan";

/** Payments that the buyer's bank disputes; nothing if there are none. */
export function DisputesPart({ plan: { disputes } }: { plan: ViewedPlan }) {
  if (disputes.length === 0) return null;
  return (
    <Part id="plan-disputes" title={texts.disputes}>
      <ul className={classes.entries}>
        {disputes.map(({ id, amount, currency, status, reason, evidenceDueAt }) => (
          <li key={id} className={classes.entry}>
            <div className={classes.words}>
              <strong>{formatMoney(amount, currency)}</strong>
              <span className={words.sub} data-urgent={status === "OPEN"}>
                {texts.disputeStates[status]}
                {reason !== null && `: ${texts.reasonOf(reason)}`}
              </span>
              {status === "OPEN" && evidenceDueAt !== null && (
                <span className={words.sub}>{texts.evidenceUntil(evidenceDueAt)}</span>
              )}
            </div>
          </li>
        ))}
      </ul>
    </Part>
  );
}
