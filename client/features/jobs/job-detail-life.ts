import type { JobDetail_JobFragment as Job } from "./JobDetail.generated";

const DAY_MS = 24 * 60 * 60 * 1000;

/** How long a closed job keeps its page (design section 2). */
const KEPT_DAYS = 30;

type JobLife = Pick<Job, "status" | "closedAt" | "validThrough">;

/** When a job stopped taking applications, ISO 8601; null if it still takes them. */
export function endedAt({ status, closedAt, validThrough }: JobLife): string | null {
  if (status === "CLOSED") return closedAt;
  return status === "EXPIRED" ? validThrough : null;
}

/** Whether the page is gone for good, so that the server responds with 410. */
export function isGone(job: JobLife, now: Date): boolean {
  const end = endedAt(job);
  return end !== null && now.getTime() - new Date(end).getTime() > KEPT_DAYS * DAY_MS;
}
