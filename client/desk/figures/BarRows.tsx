import { valueOf, type FigureRow } from "./FigureCard";
import classes from "./Figures.module.css";

interface BarRowsProps {
  rows: readonly FigureRow[];
  /** What a full bar stands for; the greatest value if missing. */
  full?: number;
}

/** Horizontal bars, one below the other: for stages, groups and other rows with long names. */
export function BarRows({ rows, full }: BarRowsProps) {
  const most = full ?? Math.max(1, ...rows.map(({ value }) => value));
  return (
    <div className={classes.rows}>
      {rows.map((row) => (
        <div key={row.label} className={classes.row}>
          <span className={classes.label}>{row.label}</span>
          <span className={classes.track}>
            <span
              className={classes.bar}
              style={{ inlineSize: `${(row.value / most) * 100}%` }}
              data-empty={row.value === 0}
            />
          </span>
          <span className={classes.value}>{valueOf(row)}</span>
        </div>
      ))}
    </div>
  );
}
