import type { PlainDay } from "#site/plain-day";
import type { VisaStatus } from "#site/status-rules";
import { language } from "#texts/language";
import { myStatusTexts as texts } from "#texts/my-status";
import classes from "./StatusTimeline.module.css";
import type { Span, Timeline } from "./timeline";

interface StatusTimelineProps {
  timeline: Timeline;
  status: VisaStatus;
  today: PlainDay;
}

/** In pixels; widths are parts of the picture's. */
const HEAD = 28;
const LANE = 30;
const BAR = 14;

/** How many names of months fit side by side, at least, on a phone and from 40 rem on. */
const NAMES = { narrow: 6, wide: 15 };

/** The periods of a status over the months, with the same in words below. */
export function StatusTimeline({ timeline, status, today }: StatusTimelineProps) {
  const { months, spans } = timeline;
  const height = HEAD + spans.length * LANE + 6;
  const isNamed = (index: number, names: number) =>
    index % Math.ceil(months.length / names) === 0 || undefined;
  return (
    <figure className={classes.figure}>
      <figcaption className={classes.caption}>{texts.pictureTitle}</figcaption>
      <svg width="100%" height={height} className={classes.picture} aria-hidden="true">
        {months.map(({ day, at }, index) => (
          <g key={day}>
            <line className={classes.grid} {...upright(at, height)} />
            <text
              className={classes.month}
              data-narrow={isNamed(index, NAMES.narrow)}
              data-wide={isNamed(index, NAMES.wide)}
              x={percent(at)}
              y={HEAD - 10}
              dx={4}
            >
              {monthName(day, index)}
            </text>
          </g>
        ))}
        {spans.map(({ name, at, width }, lane) => (
          <rect
            key={name}
            data-span={name}
            x={percent(at)}
            width={percent(Math.max(0.01, width))}
            y={HEAD + lane * LANE + (LANE - BAR) / 2}
            height={BAR}
            rx={BAR / 2}
          />
        ))}
        <line className={classes.today} {...upright(timeline.today, height)} />
      </svg>
      <ul className={classes.key}>
        {spans.map((span) => (
          <li key={span.name} data-span={span.name}>
            {spanText(span, status, today)}
          </li>
        ))}
        <li data-span="today">{`${texts.today}: ${language.monthAndDay(today)}`}</li>
      </ul>
    </figure>
  );
}

const percent = (part: number): string => `${Math.round(part * 10_000) / 100}%`;

const upright = (at: number, height: number) => ({
  ...{ x1: percent(at), x2: percent(at) },
  ...{ y1: HEAD - 6, y2: height },
});

/** With the year in January and at the start. */
const monthName = (day: PlainDay, index: number): string =>
  index === 0 || day.slice(5, 7) === "01"
    ? `${language.shortMonth(day)} ’${day.slice(2, 4)}`
    : language.shortMonth(day);

function spanText({ name, from, to }: Span, status: VisaStatus, today: PlainDay): string {
  const label = name === "status" ? texts.statuses[status] : texts.spans[name];
  const end = texts.dayText(to, today);
  return from === null
    ? texts.until(label, end)
    : texts.spanText(label, texts.dayText(from, today), end);
}
