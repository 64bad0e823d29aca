import { withUserErrors, type Payload } from "../../../kit/graphql/user-error.js";
import type { Job } from "../record/job.entity.js";
import { StaleJobError } from "../record/job.store.js";

/** Like `withUserErrors`; when the caller edited an older version, the payload also has the job as it is now. */
export async function withStaleJob(
  change: () => Promise<{ job: Job }>,
): Promise<Payload & { job?: Job }> {
  let current: Job | undefined;
  const payload = await withUserErrors(async () => {
    try {
      return await change();
    } catch (error) {
      if (error instanceof StaleJobError) current = error.job;
      throw error;
    }
  });
  return current ? { ...payload, job: current } : payload;
}
