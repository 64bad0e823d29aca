import { useViewer } from "../../lib/session/viewer";
import { useAppliedJobsQuery } from "./AppliedJobs.generated";

/**
 * When the signed-in user applied for the jobs in a list (ISO 8601, by job id); empty for visitors. Loaded in the
 * browser only, since the server's HTML is the same for everyone, and never cached, since it changes with every
 * application.
 */
export function useAppliedJobs(jobs: readonly { id: string }[]): ReadonlyMap<string, string> {
  const { viewer } = useViewer();
  const { data } = useAppliedJobsQuery({
    variables: { jobIds: jobs.map(({ id }) => id) },
    skip: viewer === null || jobs.length === 0,
    ssr: false,
    fetchPolicy: "no-cache",
  });
  const mine = viewer === null ? [] : (data?.myApplicationsTo ?? []);
  return new Map(
    mine
      .filter(({ status }) => status !== "WITHDRAWN")
      .map(({ job, appliedAt }) => [job.id, appliedAt]),
  );
}
