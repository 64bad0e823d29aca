import { Link } from "react-router-dom";
import { figureTexts } from "#texts/desk-figures";
import { todayTexts } from "#texts/desk-today";
import { paths, withSearch } from "#site/paths";
import { dateTime } from "../../lib/date-time";
import type { TodayQuery } from "./Today.generated";
import classes from "./Today.module.css";

interface WaitingProps {
  statistics: TodayQuery["applicationStatistics"];
  newest: TodayQuery["applications"]["nodes"];
}

const submitted = withSearch(paths.desk("applications"), { stage: "SUBMITTED" });
const overdue = withSearch(paths.desk("applications"), { unanswered: "2" });

/** What waits, in numbers, and the newest applications. */
export const Waiting = ({ statistics, newest }: WaitingProps) => (
  <section aria-labelledby="today-waiting" className={classes.section}>
    <h2 id="today-waiting" className={classes.title}>
      {todayTexts.waitsForYou}
    </h2>
    <div className={classes.tiles}>
      <Tile to={submitted} label={todayTexts.waiting} count={statistics.waiting} />
      <Tile
        to={overdue}
        label={todayTexts.tooLong}
        count={statistics.waitingTooLong}
        isUrgent={statistics.waitingTooLong > 0}
      />
    </div>
    <h3 className={classes.subtitle}>{todayTexts.newest}</h3>
    {newest.length === 0 ? (
      <p className={classes.none}>{todayTexts.noneText}</p>
    ) : (
      <ul className={classes.list}>
        {newest.map(({ id, name, appliedAt, job }) => (
          <li key={id}>
            <Link to={paths.desk("applications", id)} className={classes.entry}>
              <strong>{name}</strong>
              <span>{todayTexts.appliedTo(job.role, job.company.name)}</span>
              <time dateTime={appliedAt}>{dateTime(appliedAt)}</time>
            </Link>
          </li>
        ))}
      </ul>
    )}
  </section>
);

interface TileProps {
  to: string;
  label: string;
  count: number;
  isUrgent?: boolean;
}

const Tile = ({ to, label, count, isUrgent = false }: TileProps) => (
  <Link to={to} className={classes.tile} data-urgent={isUrgent}>
    <span className={classes.number}>{figureTexts.count(count)}</span>
    <span>{label}</span>
  </Link>
);
