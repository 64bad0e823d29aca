import { JobCard } from "./JobCard";
import { useJobsQuery } from "./Jobs.generated";
import { newestJobsVariables } from "./NewestJobs";

/** For the home page's banner: the newest job with its pay in numbers, if one of the newest few has them. */
export function HeroJob() {
  const { data } = useJobsQuery({ variables: newestJobsVariables });
  const job = data?.jobs.edges.find(({ node }) => node.salaryRange !== null)?.node;
  return job !== undefined && <JobCard job={job} />;
}
