import { deskJobsTexts } from "#texts/desk-jobs";
import { jobsTexts } from "#texts/jobs";
import { paths } from "#site/paths";
import { nameOf } from "../editor-name";
import classes from "../Jobs.module.css";
import type { OverviewJob } from "./overview-job";

/** Who works on the job, and what it offers. */
export function JobFacts({ job }: { job: OverviewJob }) {
  const { notYet } = deskJobsTexts;
  return (
    <section className={classes.facts} aria-labelledby="job-facts">
      <h2 id="job-facts" className={classes.factsTitle}>
        {deskJobsTexts.facts}
      </h2>
      <dl>
        <Fact label={deskJobsTexts.place}>{job.companyLocation || notYet}</Fact>
        <Fact label={deskJobsTexts.workplace}>{jobsTexts.workplaces[job.workplaceType]}</Fact>
        <Fact label={deskJobsTexts.pay}>{job.salary || notYet}</Fact>
        <Fact label={deskJobsTexts.contract}>{job.contract || notYet}</Fact>
        {job.createdAt !== null && (
          <Fact label={job.author === null ? deskJobsTexts.created : deskJobsTexts.author}>
            {deskJobsTexts.by(job.author && nameOf(job.author), job.createdAt)}
          </Fact>
        )}
        {job.source !== null && (
          <Fact label={deskJobsTexts.source}>{deskJobsTexts.from(job.source, job.externalId)}</Fact>
        )}
        <Fact label={job.editor === null ? deskJobsTexts.changed : deskJobsTexts.editor}>
          {deskJobsTexts.by(job.editor && nameOf(job.editor), job.updatedAt)}
        </Fact>
      </dl>
      {job.status !== "DRAFT" && job.takenDownAt === null && (
        <a href={paths.jobDetails(job.id)}>{deskJobsTexts.publicPage}</a>
      )}
    </section>
  );
}

const Fact = ({ label, children }: { label: string; children: string }) => (
  <div>
    <dt>{label}</dt>
    <dd>{children}</dd>
  </div>
);
