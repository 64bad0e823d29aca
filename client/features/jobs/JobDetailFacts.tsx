import type { ReactNode } from "react";
import { usDate } from "../../lib/us-date";
import type { JobDetail_JobFragment } from "./JobDetail.generated";
import classes from "./JobDetailFacts.module.css";
import { JobDetailSkills } from "./JobDetailSkills";

const workplaces = { ONSITE: "On site", HYBRID: "Hybrid", REMOTE: "Remote" } as const;

/** The sidebar: what the job is in short, and the skills it asks for. */
export function JobDetailFacts({ job }: { job: JobDetail_JobFragment }) {
  const { workAuthorization, publishedAt } = job;
  return (
    <div className={classes.card}>
      <dl className={classes.facts}>
        <Fact label="Location">
          {job.companyLocation}
          <span className={classes.workplace}>{workplaces[job.workplaceType]}</span>
        </Fact>
        <Fact label="Contract">{job.contract}</Fact>
        <Fact label="Salary">{job.salary}</Fact>
        <Fact label="Job Type">{job.jobType}</Fact>
        {workAuthorization.length > 0 && (
          <Fact label="Work Authorization" note="Open to" wide>
            {workAuthorization.join(", ")}
          </Fact>
        )}
        <Fact label="Job Posted Date">
          {publishedAt === null ? "N/A" : <time dateTime={publishedAt}>{usDate(publishedAt)}</time>}
        </Fact>
      </dl>
      <h2 className={classes.title}>Skills Required</h2>
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
