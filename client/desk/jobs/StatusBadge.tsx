import {
  IconCircleCheck,
  IconCircleOff,
  IconClockX,
  IconPencil,
  type Icon,
} from "@tabler/icons-react";
import { deskJobsTexts } from "#texts/desk-jobs";
import type { JobStatus } from "../../lib/schema-types.generated";
import type { DeskJobState_JobFragment } from "./DeskJob.generated";
import classes from "./Jobs.module.css";

const icons: Record<JobStatus, Icon> = {
  DRAFT: IconPencil,
  PUBLISHED: IconCircleCheck,
  EXPIRED: IconClockX,
  CLOSED: IconCircleOff,
};

type BadgeJob = Pick<DeskJobState_JobFragment, "status" | "closeReason" | "takenDownAt">;

function words({ status, closeReason, takenDownAt }: BadgeJob): string {
  if (takenDownAt !== null) return deskJobsTexts.takenDown;
  return closeReason === null
    ? deskJobsTexts.statuses[status]
    : deskJobsTexts.closeReasons[closeReason];
}

/** A job's status, by picture, color and word. */
export function StatusBadge({ job }: { job: BadgeJob }) {
  const StatusIcon = icons[job.status];
  return (
    <span className={classes.status} data-status={job.status}>
      <StatusIcon size={14} aria-hidden="true" />
      {words(job)}
    </span>
  );
}
