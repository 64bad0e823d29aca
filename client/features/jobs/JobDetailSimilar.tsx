import { Link } from "react-router-dom";
import { jobDetailsPageTexts } from "#texts/job-details-page";
import { jobsTexts } from "#texts/jobs";
import { CompanyLogo } from "../../components/ui/CompanyLogo";
import { DotList } from "../../components/ui/DotList";
import { Unbroken } from "../../components/ui/Unbroken";
import { paths } from "#site/paths";
import { Applied } from "./Applied";
import { CardPay } from "./CardPay";
import classes from "./JobDetailSimilar.module.css";
import type { JobDetailSimilar_JobFragment } from "./JobDetailSimilar.generated";
import { payDifference, type Pay } from "./pay";
import { useAppliedJobs } from "./use-applied-jobs";

interface JobDetailSimilarProps {
  job: JobDetailSimilar_JobFragment & { salaryRange: Pay | null };
}

/** Open jobs like this one; nothing if there is none. */
export function JobDetailSimilar({
  job: { similar: jobs, salaryRange: pay },
}: JobDetailSimilarProps) {
  const applied = useAppliedJobs(jobs);
  if (jobs.length === 0) return null;
  return (
    <section className={classes.similar} aria-labelledby="similar-title" data-screen-only>
      <h2 id="similar-title">{jobDetailsPageTexts.similar}</h2>
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
              <p>{job.company.name}</p>
              <p>
                <DotList
                  items={[
                    <Unbroken key="place" text={job.companyLocation} />,
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
