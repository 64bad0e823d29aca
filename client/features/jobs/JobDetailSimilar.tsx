import { Link } from "react-router-dom";
import { jobDetailsPageTexts } from "#texts/job-details-page";
import { jobsTexts } from "#texts/jobs";
import { CompanyLogo } from "../../components/ui/CompanyLogo";
import { DotList } from "../../components/ui/DotList";
import { Unbroken } from "../../components/ui/Unbroken";
import type { Prefetch } from "../../lib/page";
import { paths } from "#site/paths";
import { Applied } from "./Applied";
import { CardPay } from "./CardPay";
import classes from "./JobDetailSimilar.module.css";
import {
  SimilarJobsDocument,
  useSimilarJobsQuery,
  type SimilarJob_JobFragment,
  type SimilarJobsQueryVariables,
} from "./JobDetailSimilar.generated";
import { payDifference, type Pay } from "./pay";
import { similarJobsQuery } from "./similar-jobs-query";
import { useAppliedJobs } from "./use-applied-jobs";

export const similarVariables = (role: string): SimilarJobsQueryVariables => ({
  query: similarJobsQuery(role),
});

/** Loads the jobs similar to a role for `JobDetailSimilar`. */
export const prefetchSimilarJobs = (prefetch: Prefetch, role: string) =>
  prefetch(SimilarJobsDocument, similarVariables(role));

const SHOWN = 4;

/** Removes duplicates and the job itself, up to the number shown. */
const choose = (jobs: readonly SimilarJob_JobFragment[], id: string) =>
  jobs
    .filter((job, index) => job.id !== id && jobs.findIndex((one) => one.id === job.id) === index)
    .slice(0, SHOWN);

interface JobDetailSimilarProps {
  job: { id: string; role: string; salaryRange: Pay | null };
}

/** Open jobs similar to this one, filled up with the newest jobs; nothing if they fail to load. */
export function JobDetailSimilar({ job: { id, role, salaryRange: pay } }: JobDetailSimilarProps) {
  const { data } = useSimilarJobsQuery({ variables: similarVariables(role) });
  const similar = choose(data?.similar.nodes ?? [], id);
  const jobs = choose([...similar, ...(data?.newest.nodes ?? [])], id);
  const applied = useAppliedJobs(jobs);
  if (jobs.length === 0) return null;
  return (
    <section className={classes.similar} aria-labelledby="similar-title" data-screen-only>
      <h2 id="similar-title">{titleOf(similar.length, jobs.length)}</h2>
      <ul className={classes.list}>
        {jobs.map((job) => (
          <li key={job.id}>
            <CompanyLogo url={job.company.logoUrl} size={44} />
            <div>
              <Link to={paths.jobDetails(job.id)}>
                <Unbroken text={job.role} />
              </Link>
              <p className={classes.pay}>
                <CardPay job={job} /> <Difference to={pay} of={job.salaryRange} />
              </p>
              <p>
                <DotList
                  items={[
                    job.company.name,
                    job.companyLocation,
                    jobsTexts.workplaces[job.workplaceType],
                  ]}
                />
              </p>
              <Applied at={applied.get(job.id)} />
            </div>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** How much more or less than this job another one pays. */
function Difference({ to, of }: { to: Pay | null; of: Pay | null }) {
  const difference = payDifference(of, to);
  return (
    difference !== null && <span className={`${classes.difference} unbroken`}>{difference}</span>
  );
}

function titleOf(similar: number, shown: number): string {
  if (similar === 0) return jobDetailsPageTexts.newest;
  return similar === shown ? jobDetailsPageTexts.similar : jobDetailsPageTexts.similarAndNewest;
}
