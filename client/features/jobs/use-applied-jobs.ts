import { useViewer } from "../../lib/session/viewer";
import { useAppliedJobsQuery } from "./AppliedJobs.generated";

/**
 * When the signed-in person applied for jobs of a list (ISO 8601, by job id); nothing for visitors. Asked in the
 * browser only: the page from the server is the same for everybody. Anew for each list shown, as it changes with every
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
  const mine = viewer === null ? [] : (data?.myApplications ?? []);
  return new Map(
    mine
      .filter(({ status }) => status !== "WITHDRAWN")
      .map(({ job, appliedAt }) => [job.id, appliedAt]),
  );
}
