import { IconCheck } from "@tabler/icons-react";
import { jobCardTexts } from "#texts/job-cards";
import type { AskedFacts } from "./asked-facts";
import type { JobCard_JobFragment } from "./JobCard.generated";
import classes from "./JobCard.module.css";
import { statusTokens } from "./status-tokens";

interface JobStatusesProps {
  job: JobCard_JobFragment;
  asked: AskedFacts;
  /** The wish of the search that the job doesn't meet. */
  missed: string | undefined;
}

/** The status row of a card; what the search asked for comes first. */
export const JobStatuses = ({ job, asked, missed }: JobStatusesProps) => (
  <ul className={classes.tokens}>
    {missed !== undefined && (
      <li data-token="missed">
        <span className="visually-hidden">{jobCardTexts.misses}</span>
        <s>{missed}</s>
      </li>
    )}
    {statusTokens(job, asked).map(({ label, isAsked, before }) => (
      <li key={label} data-token={isAsked ? "asked" : undefined}>
        {before !== undefined && <span className="visually-hidden">{before}</span>}
        {label}
        {isAsked && <IconCheck size={14} aria-hidden="true" />}
      </li>
    ))}
  </ul>
);
