import { Link } from "react-router-dom";
import { figureTexts } from "#texts/desk-figures";
import { todayTexts as texts } from "#texts/desk-today";
import { paths, withSearch } from "#site/paths";
import type { TodayJobsQuery, TodayOfAdminsQuery, TodayQuery } from "./Today.generated";
import { STEPS_ID } from "./TodayLists";
import classes from "./Today.module.css";

interface WaitingProps {
  today: TodayQuery;
  /** Missing until they are loaded, and for those who may not see them. */
  jobs: TodayJobsQuery | undefined;
  ofAdmins: TodayOfAdminsQuery | undefined;
}

interface TileData {
  label: string;
  count: number;
  /** A page of the desk, or "#" and the id of a list below. */
  to: string;
  isUrgent?: boolean;
}

const submitted = withSearch(paths.desk("applications"), { stage: "SUBMITTED" });
const overdue = withSearch(paths.desk("applications"), { unanswered: "2" });
const plansDue = withSearch(paths.desk("plans"), { show: "due" });
const expiring = withSearch(paths.desk("jobs"), { expiring: "7", sort: "EXPIRING" });

function tilesOf({ today, jobs, ofAdmins }: WaitingProps): TileData[] {
  const { waiting, waitingTooLong } = today.applicationStatistics;
  const steps = today.nextSteps.totalCount;
  const tiles: TileData[] = [
    { label: texts.waiting, count: waiting, to: submitted },
    { label: texts.tooLong, count: waitingTooLong, to: overdue, isUrgent: true },
    { label: texts.stepsDue, count: steps, to: `#${STEPS_ID}` },
  ];
  if (jobs !== undefined)
    tiles.push({ label: texts.jobsExpiring, count: jobs.companyJobs.totalCount, to: expiring });
  if (ofAdmins !== undefined) {
    const { contactMessages, dueDeliveries } = ofAdmins;
    const messages = { count: contactMessages.totalCount, to: paths.desk("messages") };
    tiles.push({ label: texts.messages, ...messages });
    tiles.push({ label: texts.plansDue, count: dueDeliveries.totalCount, to: plansDue });
  }
  return tiles;
}

/** What waits, in numbers. */
export function Waiting(props: WaitingProps) {
  const tiles = tilesOf(props);
  return (
    <section aria-labelledby="today-waiting" className={classes.section}>
      <h2 id="today-waiting" className={classes.title}>
        {texts.waitsForYou}
      </h2>
      {tiles.every(({ count }) => count === 0) && (
        <p className={classes.none}>{texts.nothingWaits}</p>
      )}
      <ul className={classes.tiles}>
        {tiles.map((tile) => (
          <li key={tile.label}>
            <Tile tile={tile} />
          </li>
        ))}
      </ul>
    </section>
  );
}

function Tile({ tile: { label, count, to, isUrgent = false } }: { tile: TileData }) {
  const look = {
    className: classes.tile,
    "data-urgent": isUrgent && count > 0,
    "data-empty": count === 0,
  };
  const content = (
    <>
      <span className={classes.number}>{figureTexts.count(count)}</span>
      <span>{label}</span>
    </>
  );
  if (to.startsWith("#"))
    return (
      <a href={to} {...look}>
        {content}
      </a>
    );
  return (
    <Link to={to} {...look}>
      {content}
    </Link>
  );
}
