const DAY_MS = 24 * 60 * 60 * 1000;

/** How long a closed job keeps its page and its picture. */
const KEPT_DAYS = 30;

interface JobLife<Time> {
  status: string;
  closedAt: Time | null;
  validThrough: Time | null;
}

/** When a job stopped taking applications; null if it still takes them. */
export function endedAt<Time>({ status, closedAt, validThrough }: JobLife<Time>): Time | null {
  if (status === "CLOSED") return closedAt;
  return status === "EXPIRED" ? validThrough : null;
}

/** Whether the page is gone for good, so that the server responds with 410. */
export function isGone(job: JobLife<Date | string>, now: Date): boolean {
  const end = endedAt(job);
  return end !== null && now.getTime() - new Date(end).getTime() > KEPT_DAYS * DAY_MS;
}
