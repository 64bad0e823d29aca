import type { ReactNode } from "react";
import { jobDetailsPageTexts } from "#texts/job-details-page";
import { pageNames } from "#texts/page-names";
import { CompanyLogo } from "../../components/ui/CompanyLogo";
import { PageTitle } from "../../components/ui/PageTitle";
import { Prose } from "../../components/ui/Prose";
import { useNow } from "../../lib/now";
import { paths } from "../../lib/paths";
import { postedTime } from "../../lib/posted-time";
import { useSite } from "../../lib/site";
import type { JobDetail_JobFragment } from "./JobDetail.generated";
import classes from "./JobDetail.module.css";
import { JobDetailClosed } from "./JobDetailClosed";
import { JobDetailFacts } from "./JobDetailFacts";
import { JobDetailShare } from "./JobDetailShare";

interface JobDetailProps {
  job: JobDetail_JobFragment;
  /** Stays in view while an open job is read: the way to apply and what came of it. */
  applyBar: ReactNode;
  /** Below a job that is closed. */
  similar: ReactNode;
}

export const jobTrail = [{ label: pageNames.jobs, to: paths.jobs() }];

/** One job opening, open or closed (spec, Job details screen). */
export function JobDetail({ job, applyBar, similar }: JobDetailProps) {
  const { origin } = useSite();
  const { role, company, acceptsApplications } = job;
  return (
    <article>
      <PageTitle title={role} trail={jobTrail} lead={<Employer job={job} />} />
      <div className={`container ${classes.layout}`}>
        <aside className={classes.side} aria-label={jobDetailsPageTexts.facts}>
          <JobDetailFacts job={job} />
        </aside>
        <div className={classes.main}>
          {!acceptsApplications && <JobDetailClosed job={job} />}
          <Section title={jobDetailsPageTexts.description}>
            <Prose html={job.description} />
          </Section>
          <Section title={jobDetailsPageTexts.qualifications}>
            <Prose html={job.responsibilities} />
          </Section>
          <Section title={jobDetailsPageTexts.aboutClient}>
            <p className={classes.about}>{company.description}</p>
          </Section>
          {acceptsApplications && applyBar}
          <JobDetailShare
            url={`${origin}${paths.jobDetails(job.id)}`}
            title={jobDetailsPageTexts.roleAt(role, company.name)}
          />
          {!acceptsApplications && similar}
        </div>
      </div>
    </article>
  );
}

function Employer({ job }: { job: JobDetail_JobFragment }) {
  const now = useNow();
  return (
    <span className={classes.employer}>
      <CompanyLogo url={job.company.logoUrl} size={48} />
      <span>
        <strong>{job.company.name}</strong>
        <span className={classes.meta}>
          {job.companyLocation}
          {job.publishedAt !== null && (
            <> · {jobDetailsPageTexts.posted(postedTime(job.publishedAt, now))}</>
          )}{" "}
          · {job.code}
        </span>
      </span>
    </span>
  );
}

const Section = ({ title, children }: { title: string; children: ReactNode }) => (
  <section className={classes.section}>
    <h2>{title}</h2>
    {children}
  </section>
);
