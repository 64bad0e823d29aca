import { statistics } from "../../content/home";
import classes from "./Statistics.module.css";

/** Four figures about the firm. */
export const Statistics = () => (
  <section className={classes.band} aria-label="In numbers">
    <dl className={`container ${classes.list}`}>
      {statistics.map(({ value, label }) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  </section>
);
