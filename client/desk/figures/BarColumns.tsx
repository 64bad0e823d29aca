import { valueOf, type FigureRow } from "./FigureCard";
import classes from "./Figures.module.css";

/** Vertical bars next to each other, for many rows in order of time. Only the first, the last, and the highest are labeled. */
export function BarColumns({ rows }: { rows: readonly FigureRow[] }) {
  const most = Math.max(1, ...rows.map(({ value }) => value));
  const highest = rows.find(({ value }) => value === most);
  return (
    <div className={classes.chart}>
      <p className={classes.most}>{highest !== undefined && valueOf(highest)}</p>
      <div className={classes.columns}>
        {rows.map((row) => (
          <span key={row.label} className={classes.column} title={`${row.label}: ${valueOf(row)}`}>
            <span
              className={classes.pillar}
              style={{ blockSize: `${(row.value / most) * 100}%` }}
            />
          </span>
        ))}
      </div>
      <p className={classes.ends}>
        <span>{rows[0]?.label}</span>
        <span>{rows.at(-1)?.label}</span>
      </p>
    </div>
  );
}
