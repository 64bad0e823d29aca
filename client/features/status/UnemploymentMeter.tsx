import type { Unemployment } from "#site/status-clock";
import classes from "./UnemploymentMeter.module.css";

/** The used days of all, as a bar. Words beside it must say the same. */
export const UnemploymentMeter = ({ line: { used, limit } }: { line: Unemployment }) => (
  <svg width="100%" height="14" className={classes.meter} aria-hidden="true">
    <rect className={classes.all} width="100%" height="14" rx="7" />
    <rect
      data-over={used >= limit}
      width={`${Math.min(100, (used / limit) * 100)}%`}
      height="14"
      rx="7"
    />
  </svg>
);
