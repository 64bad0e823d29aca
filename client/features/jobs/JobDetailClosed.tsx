import { LinkButton } from "../../components/ui/LinkButton";
import { paths } from "../../lib/paths";
import { usDate } from "../../lib/us-date";
import type { JobDetail_JobFragment } from "./JobDetail.generated";
import classes from "./JobDetailClosed.module.css";
import { endedAt } from "./job-detail-life";

function reason({ status, closeReason }: JobDetail_JobFragment): string {
  if (status === "DRAFT") return "This job is a draft: only you and your colleagues see it.";
  if (status === "EXPIRED") return "The time to apply for this job is over.";
  return closeReason === "FILLED"
    ? "This position has been filled."
    : "The employer has withdrawn this job.";
}

/** Says at the top of the page that one cannot apply, why, and where to go instead. */
export function JobDetailClosed({ job }: { job: JobDetail_JobFragment }) {
  const end = endedAt(job);
  return (
    <div className={classes.notice} role="note">
      <h2>This job is closed</h2>
      <p>
        {reason(job)}
        {end !== null && (
          <>
            {" "}
            It takes no applications since <time dateTime={end}>{usDate(end)}</time>.
          </>
        )}
      </p>
      <div>
        <LinkButton to={paths.jobs()}>See open jobs</LinkButton>
      </div>
    </div>
  );
}
