import { Link } from "react-router-dom";
import { jobDetailsPageTexts } from "#texts/job-details-page";
import { jobsTexts } from "#texts/jobs";
import { CompanyLogo } from "../../components/ui/CompanyLogo";
import { Unbroken } from "../../components/ui/Unbroken";
import { paths } from "../../lib/paths";
import classes from "./JobDetailSimilar.module.css";
import { useSimilarJobsQuery, type SimilarJobsQueryVariables } from "./JobDetailSimilar.generated";
import { similarWords } from "./similar-words";

/** For the page's loader and for the component: both must ask for the same. */
export const similarVariables = (role: string): SimilarJobsQueryVariables => ({
  query: similarWords(role),
});

const SHOWN = 4;

/** Open jobs like this one, or the newest where there are none; nothing when they do not load. */
export function JobDetailSimilar({ id, role }: { id: string; role: string }) {
  const { data } = useSimilarJobsQuery({ variables: similarVariables(role) });
  const others = (data?.similar.nodes ?? []).filter((job) => job.id !== id);
  const jobs = (others.length > 0 ? others : (data?.newest.nodes ?? [])).slice(0, SHOWN);
  if (jobs.length === 0) return null;
  return (
    <section className={classes.similar} aria-labelledby="similar-title">
      <h2 id="similar-title">
        {others.length > 0 ? jobDetailsPageTexts.similar : jobDetailsPageTexts.newest}
      </h2>
      <ul className={classes.list}>
        {jobs.map((job) => (
          <li key={job.id}>
            <CompanyLogo url={job.company.logoUrl} size={44} />
            <div>
              <Link to={paths.jobDetails(job.id)}>{job.role}</Link>
              <p>
                {job.company.name} · {job.companyLocation} ·{" "}
                {jobsTexts.workplaces[job.workplaceType]} · <Unbroken text={job.salary} />
              </p>
            </div>
          </li>
        ))}
      </ul>
    </section>
  );
}
