import { IconAlarm } from "@tabler/icons-react";
import { deskJobsTexts } from "#texts/desk-jobs";
import { useNow } from "../../lib/now";
import type { DeskJobState_JobFragment } from "./DeskJob.generated";
import classes from "./Jobs.module.css";

const DAY_MS = 24 * 60 * 60 * 1000;
/** A job that takes applications for fewer days than this is marked. */
const SOON_DAYS = 7;

type ExpiringJob = Pick<DeskJobState_JobFragment, "status" | "validThrough" | "closedAt">;

/**
 * Until when a job takes applications, or since when it does not; marked if it ends soon.
 * @param labeled whether nothing else says what the day is
 */
export function Expiry({ job, labeled = false }: { job: ExpiringJob; labeled?: boolean }) {
  const now = useNow();
  const { status, validThrough, closedAt } = job;
  if (status === "CLOSED" && closedAt !== null)
    return <span className={classes.muted}>{deskJobsTexts.closed(closedAt)}</span>;
  if (status === "DRAFT" || validThrough === null)
    return <span className={classes.muted}>{deskJobsTexts.noDate}</span>;
  if (status === "EXPIRED")
    return <span className={classes.muted}>{deskJobsTexts.expired(validThrough)}</span>;
  const left = Math.floor((new Date(validThrough).getTime() - now.getTime()) / DAY_MS);
  return (
    <span className={classes.expiry}>
      <time dateTime={validThrough}>
        {labeled ? deskJobsTexts.until(validThrough) : deskJobsTexts.day(validThrough)}
      </time>
      {left < SOON_DAYS && (
        <span className={classes.soon}>
          <IconAlarm size={14} aria-hidden="true" />
          {deskJobsTexts.expiresIn(Math.max(0, left))}
        </span>
      )}
    </span>
  );
}
