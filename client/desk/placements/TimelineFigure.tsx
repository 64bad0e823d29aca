import { useId, useState } from "react";
import { firmDayOf } from "#site/firm-day";
import { placementTexts as texts } from "#texts/desk-placements";
import type { Placement_PlacementFragment as Placement } from "./Placements.generated";
import { timelineOf } from "./timeline";
import classes from "./Timeline.module.css";

/** Placements as bars on a scale of months. The table of the page has the same dates, so screen readers skip the picture. */
export function TimelineFigure({ placements }: { placements: readonly Placement[] }) {
  const id = useId();
  const [today] = useState(() => firmDayOf(new Date()));
  const { from, to, bars, months, today: now } = timelineOf(placements, today);
  if (bars.length === 0) return null;
  return (
    <section className={classes.card} aria-labelledby={id}>
      <h2 id={id} className={classes.title}>
        {texts.timeline}
      </h2>
      <p className={classes.note}>{texts.timelineNote(from, to)}</p>
      <div aria-hidden="true" className={classes.picture}>
        <div className={classes.months}>
          {months.map(({ day, left }) => (
            <span
              key={day}
              className={classes.month}
              data-at-end={left > 85 || undefined}
              style={{ insetInlineStart: `${left}%` }}
            >
              {texts.month(day)}
            </span>
          ))}
        </div>
        <ul className={classes.rows}>
          {bars.map(({ placement, left, width, isCutLeft, isCutRight }) => (
            <li key={placement.id} className={classes.row}>
              <span className={classes.name}>{placement.candidateName}</span>
              <span className={classes.track}>
                <span
                  className={classes.bar}
                  data-state={placement.needsExtension ? "EXTEND" : placement.state}
                  data-cut-left={isCutLeft || undefined}
                  data-cut-right={isCutRight || undefined}
                  style={{ insetInlineStart: `${left}%`, inlineSize: `${width}%` }}
                />
                <span className={classes.today} style={{ insetInlineStart: `${now}%` }} />
              </span>
            </li>
          ))}
        </ul>
        <ul className={classes.legend}>
          <Key state="RUNNING" name={texts.states.RUNNING} />
          <Key state="UPCOMING" name={texts.states.UPCOMING} />
          <Key state="EXTEND" name={texts.needsExtension} />
        </ul>
      </div>
    </section>
  );
}

const Key = ({ state, name }: { state: string; name: string }) => (
  <li>
    <span className={classes.key} data-state={state} /> {name}
  </li>
);
