import { planPageTexts as texts } from "#texts/desk-plans";
import { dateTime } from "../../../lib/date-time";
import { formatMoney } from "../../../lib/money";
import { Part } from "../../parts/Part";
import words from "../../parts/Words.module.css";
import classes from "../Plans.module.css";
import type { ViewedPlan } from "./viewed-plan";

/** Everything that happened to the plan, newest first. */
export const TimelinePart = ({ plan: { events, currency } }: { plan: ViewedPlan }) => (
  <Part id="plan-timeline" title={texts.timeline}>
    {events.length === 0 && <p className={classes.muted}>{texts.noEvents}</p>}
    <ol className={classes.entries}>
      {events.map(({ id, kind, at, amount, reason, note, actorName }) => (
        <li key={id} className={classes.entry}>
          <div className={classes.words}>
            <strong>{texts.events[kind]}</strong>
            {amount !== null && <> {formatMoney(amount, currency)}</>}
            {(reason !== null || actorName !== null) && (
              <span className={words.sub}>
                {[
                  ...(actorName === null ? [] : [texts.by(actorName)]),
                  ...(reason === null ? [] : [texts.reasonOf(reason)]),
                ].join(": ")}
              </span>
            )}
            {note !== null && <span className={words.sub}>{note}</span>}
          </div>
          <time dateTime={at} className={classes.muted}>
            {dateTime(at)}
          </time>
        </li>
      ))}
    </ol>
  </Part>
);
