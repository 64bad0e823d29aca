import { IconMapPin } from "@tabler/icons-react";
import { Link } from "react-router-dom";
import { jobsTexts } from "#texts/jobs";
import { CompanyLogo } from "../../components/ui/CompanyLogo";
import { useNow } from "../../lib/now";
import { paths } from "../../lib/paths";
import { postedTime } from "../../lib/posted-time";
import type { JobCard_JobFragment } from "./JobCard.generated";
import classes from "./JobCard.module.css";

interface JobCardProps {
  job: JobCard_JobFragment;
  headingLevel?: 2 | 3;
}

/** One opening in a list; the whole card leads to its page. */
export function JobCard({ job, headingLevel = 2 }: JobCardProps) {
  const now = useNow();
  const Heading = headingLevel === 2 ? "h2" : "h3";
  return (
    <article className={classes.card}>
      <div className={classes.content}>
        <p className={classes.meta}>
          <span className={classes.code}>{job.code}</span>
          {job.publishedAt !== null && (
            <time dateTime={job.publishedAt}>{postedTime(job.publishedAt, now)}</time>
          )}
        </p>
        <div className={classes.main}>
          <CompanyLogo url={job.company.logoUrl} />
          <div className={classes.what}>
            <Heading className={classes.role}>{job.role}</Heading>
            <p className={classes.company}>{job.company.name}</p>
            <p className={classes.place}>
              <IconMapPin size={16} aria-hidden="true" />
              {job.companyLocation}
            </p>
          </div>
        </div>
        <dl className={classes.terms}>
          <div>
            <dt>{jobsTexts.salary}</dt>
            <dd>{job.salary}</dd>
          </div>
          <div>
            <dt>{jobsTexts.contract}</dt>
            <dd>{job.contract}</dd>
          </div>
        </dl>
        <Link to={paths.jobDetails(job.id)} className={classes.link}>
          {jobsTexts.viewDetails}
          <span className="visually-hidden">{jobsTexts.ofRole(job.role)}</span>
        </Link>
      </div>
    </article>
  );
}
