import type { ReactNode } from "react";
import { jobDetailsPageTexts } from "#texts/job-details-page";
import { jobsTexts } from "#texts/jobs";
import { usDate } from "../../lib/us-date";
import type { JobDetail_JobFragment } from "./JobDetail.generated";
import classes from "./JobDetailFacts.module.css";
import { JobDetailSkills } from "./JobDetailSkills";

/** The sidebar: what the job is in short, and the skills it asks for. */
export function JobDetailFacts({ job }: { job: JobDetail_JobFragment }) {
  const { workAuthorization, publishedAt } = job;
  return (
    <div className={classes.card}>
      <dl className={classes.facts}>
        <Fact label={jobDetailsPageTexts.location}>
          {job.companyLocation}
          <span className={classes.workplace}>{jobsTexts.workplaces[job.workplaceType]}</span>
        </Fact>
        <Fact label={jobDetailsPageTexts.contract}>{job.contract}</Fact>
        <Fact label={jobDetailsPageTexts.salary}>{job.salary}</Fact>
        <Fact label={jobDetailsPageTexts.jobType}>{job.jobType}</Fact>
        {workAuthorization.length > 0 && (
          <Fact
            label={jobDetailsPageTexts.workAuthorization}
            note={jobDetailsPageTexts.openTo}
            wide
          >
            {workAuthorization.join(", ")}
          </Fact>
        )}
        <Fact label={jobDetailsPageTexts.postedDate}>
          {publishedAt === null ? (
            jobDetailsPageTexts.unknown
          ) : (
            <time dateTime={publishedAt}>{usDate(publishedAt)}</time>
          )}
        </Fact>
      </dl>
      <h2 className={classes.title}>{jobDetailsPageTexts.skills}</h2>
      <JobDetailSkills skills={job.skills} />
    </div>
  );
}

interface FactProps {
  label: string;
  /** Small text before the value. */
  note?: string;
  /** Takes a whole line, being long. */
  wide?: boolean;
  children: ReactNode;
}

const Fact = ({ label, note, wide = false, children }: FactProps) => (
  <div className={wide ? classes.wide : undefined}>
    <dt>{label}</dt>
    <dd>
      {note !== undefined && <span className={classes.note}>{note} </span>}
      {children}
    </dd>
  </div>
);
