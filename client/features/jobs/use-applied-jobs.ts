import { useViewer } from "../../lib/session/viewer";
import { useAppliedJobsQuery } from "./AppliedJobs.generated";
import type { JobsQueryVariables } from "./Jobs.generated";

/**
 * When the signed-in person applied for jobs of a list (ISO 8601, by job id); nothing for visitors. Asked in the
 * browser only: the page from the server is the same for everybody. Beside the cache: there, this answer would take
 * the place of the list's own.
 */
export function useAppliedJobs(variables: JobsQueryVariables): ReadonlyMap<string, string> {
  const { viewer } = useViewer();
  const { data } = useAppliedJobsQuery({
    variables,
    skip: viewer === null,
    ssr: false,
    fetchPolicy: "no-cache",
  });
  const nodes = viewer === null ? [] : (data?.jobs.nodes ?? []);
  return new Map(
    nodes.flatMap(({ id, viewerApplication }) =>
      viewerApplication === null || viewerApplication.status === "WITHDRAWN"
        ? []
        : [[id, viewerApplication.appliedAt]],
    ),
  );
}
