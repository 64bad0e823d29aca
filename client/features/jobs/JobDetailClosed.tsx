import { jobDetailsPageTexts } from "#texts/job-details-page";
import { LinkButton } from "../../components/ui/LinkButton";
import { paths } from "#site/paths";
import { usDate } from "../../lib/us-date";
import type { JobDetail_JobFragment } from "./JobDetail.generated";
import classes from "./JobDetailClosed.module.css";
import { endedAt } from "#site/job-life";

function reason({ status, closeReason }: JobDetail_JobFragment): string {
  const { draft, expired, filled, withdrawn } = jobDetailsPageTexts.closedReasons;
  if (status === "DRAFT") return draft;
  if (status === "EXPIRED") return expired;
  return closeReason === "FILLED" ? filled : withdrawn;
}

/** Says at the top of the page that the job is closed, why, and where to go instead. */
export function JobDetailClosed({ job }: { job: JobDetail_JobFragment }) {
  const end = endedAt(job);
  return (
    <div className={classes.notice} role="note">
      <h2>{jobDetailsPageTexts.closed}</h2>
      <p>
        {reason(job)}
        {end !== null && (
          <>
            {" "}
            {jobDetailsPageTexts.closedSince(
              <time key="end" dateTime={end}>
                {usDate(end)}
              </time>,
            )}
          </>
        )}
      </p>
      <div>
        <LinkButton to={paths.jobs()}>{jobDetailsPageTexts.seeOpenJobs}</LinkButton>
      </div>
    </div>
  );
}
