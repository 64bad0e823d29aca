import { rows } from "./records.js";

/**
 * Candidates are told 15 seconds after a move, and rejected 15 seconds after their job was closed, so that staff can take it
 * back. These let that time be over, so that no test waits for it. Tests of the server hold its length.
 */
export const endUndoOfMoves = (applicationId: string): Promise<unknown> =>
  rows(
    `UPDATE outbox SET nextAttemptAt = UTC_TIMESTAMP(3)
     WHERE dedupeKey IN (SELECT CONCAT('stage:', id) FROM application_events WHERE applicationId = ?)`,
    [applicationId],
  );

export const endUndoOfClosing = (jobId: string): Promise<unknown> =>
  rows("UPDATE job_closings SET nextAttemptAt = UTC_TIMESTAMP(3) WHERE jobId = ?", [jobId]);
