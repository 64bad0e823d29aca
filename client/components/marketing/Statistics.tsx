import { demoNotes, statistics } from "#content/home";
import { CountUp } from "./CountUp";
import classes from "./Statistics.module.css";

/** Four statistics about the firm. */
export const Statistics = () => (
  <>
    <dl className={classes.list}>
      {statistics.map(({ value, label }) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>
            <CountUp value={value} />
          </dd>
        </div>
      ))}
    </dl>
    {demoNotes.statistics !== undefined && (
      <p>
        <small>{demoNotes.statistics}</small>
      </p>
    )}
  </>
);
