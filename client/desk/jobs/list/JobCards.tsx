import { Checkbox } from "@mantine/core";
import { Link } from "react-router-dom";
import { deskJobsTexts } from "#texts/desk-jobs";
import { stageNames } from "#texts/stages";
import { paths } from "#site/paths";
import { DotList } from "../../../components/ui/DotList";
import { JobMenu } from "../actions/JobMenu";
import type { DeskJob_JobFragment } from "../DeskJob.generated";
import { Expiry } from "../Expiry";
import classes from "../Jobs.module.css";
import { countIn, SHOWN_STAGES } from "../stage-counts";
import { StatusBadge } from "../StatusBadge";
import type { JobRowsProps } from "./JobsTable";

/** The jobs as cards, for narrow screens. */
export const JobCards = ({ jobs, selection }: JobRowsProps) => (
  <ul className={classes.cards} aria-label={deskJobsTexts.tableName}>
    {jobs.map((job) => {
      const title = job.role || deskJobsTexts.untitled;
      return (
        <li
          key={job.id}
          className={classes.card}
          data-selected={selection.has(job.id) || undefined}
        >
          <Checkbox
            aria-label={deskJobsTexts.select(title)}
            checked={selection.has(job.id)}
            onChange={() => selection.toggle(job.id)}
          />
          <div className={classes.cardMain}>
            <Link to={paths.desk("jobs", job.id)} className={classes.role}>
              {title}
            </Link>
            <span className={classes.sub}>{deskJobsTexts.codeAt(job.code, job.company.name)}</span>
            <span className={classes.line}>
              <StatusBadge job={job} />
              <Expiry job={job} labeled />
            </span>
            <StageChips counts={job.applicationCounts} />
            <span className={classes.sub}>
              <DotList
                items={[
                  deskJobsTexts.views(job.viewCount ?? 0),
                  deskJobsTexts.days(job.ageDays ?? 0),
                ]}
              />
            </span>
          </div>
          <JobMenu job={job} />
        </li>
      );
    })}
  </ul>
);

function StageChips({ counts }: { counts: DeskJob_JobFragment["applicationCounts"] }) {
  const filled = SHOWN_STAGES.flatMap((stage) => {
    const value = countIn(counts, stage);
    return value ? [{ stage, value }] : [];
  });
  if (filled.length === 0) return null;
  return (
    <ul className={classes.chips} aria-label={deskJobsTexts.applications}>
      {filled.map(({ stage, value }) => (
        <li key={stage}>
          <strong>{deskJobsTexts.count(value)}</strong> {stageNames[stage]}
        </li>
      ))}
    </ul>
  );
}
