import type { ReactNode } from "react";
import { jobDetailsPageTexts } from "#texts/job-details-page";
import { pageNames } from "#texts/page-names";
import { IconBell, IconLock } from "@tabler/icons-react";
import { Link } from "react-router-dom";
import { CompanyLogo } from "../../components/ui/CompanyLogo";
import { DOT } from "../../components/ui/DotList";
import { PageTitle } from "../../components/ui/PageTitle";
import { Prose } from "../../components/ui/Prose";
import { useNow } from "../../lib/now";
import { paths } from "#site/paths";
import { postedTime } from "../../lib/posted-time";
import { useSite } from "../../lib/site";
import { JobBrief } from "./JobBrief";
import type { JobDetail_JobFragment } from "./JobDetail.generated";
import classes from "./JobDetail.module.css";
import { JobDetailClient } from "./JobDetailClient";
import { JobDetailClosed } from "./JobDetailClosed";
import { JobDetailFacts } from "./JobDetailFacts";
import { JobPay } from "./JobPay";
import { JobDetailShare } from "./JobDetailShare";
import { alertWords } from "./alert-words";
import { unbrokenHtml } from "./unbroken-html";

interface JobDetailProps {
  job: JobDetail_JobFragment;
  /** Stays visible while the page scrolls: the apply button or the state of the application. */
  applyBar: ReactNode;
  /** The heart, at the top. */
  save?: ReactNode;
  /** How the job fits the viewer, beside the facts. */
  fit?: ReactNode;
  /** Similar jobs, at the end of the page. */
  similar: ReactNode;
}

export const jobTrail = [{ label: pageNames.jobs, to: paths.jobs() }];

/** One job opening, open or closed. */
export function JobDetail({ job, applyBar, save, fit, similar }: JobDetailProps) {
  const { origin } = useSite();
  const { role, company, acceptsApplications } = job;
  return (
    <article className={classes.page}>
      <PageTitle title={role} trail={jobTrail} lead={<Employer job={job} />}>
        <JobPay job={job} />
        <div className={classes.save}>{save}</div>
      </PageTitle>
      <div className={`container ${classes.layout}`}>
        <aside className={classes.side} aria-label={jobDetailsPageTexts.facts}>
          <JobDetailFacts job={job} />
          {fit}
        </aside>
        <div className={classes.main}>
          {!acceptsApplications && <JobDetailClosed job={job} />}
          <Section title={jobDetailsPageTexts.description}>
            <Prose html={unbrokenHtml(job.description)} />
          </Section>
          {job.responsibilities !== "" && (
            <Section title={jobDetailsPageTexts.qualifications}>
              <Prose html={unbrokenHtml(job.responsibilities)} />
            </Section>
          )}
          <Section title={jobDetailsPageTexts.aboutClient}>
            <JobDetailClient company={company} />
          </Section>
          {acceptsApplications && (
            <p className={classes.promise}>
              <IconLock size={20} aria-hidden="true" />
              {jobDetailsPageTexts.resumePromise(company.name)}
            </p>
          )}
          {acceptsApplications && applyBar}
          <div className={classes.after} data-screen-only>
            <JobDetailShare
              url={`${origin}${paths.jobDetails(job.id)}`}
              title={jobDetailsPageTexts.roleAt(role, company.name)}
            />
            <Link to={paths.jobAlert(alertWords(role))} className={classes.alert}>
              <IconBell size={20} aria-hidden="true" />
              {jobDetailsPageTexts.alert}
            </Link>
          </div>
          {similar}
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
        <strong>
          <Link to={paths.company(job.company.slug)}>{job.company.name}</Link>
        </strong>
        <span className={classes.meta}>
          <JobBrief job={job}>
            {job.publishedAt !== null && (
              <span className={classes.posted}>
                {DOT}
                {jobDetailsPageTexts.posted(postedTime(job.publishedAt, now))}
              </span>
            )}
            {DOT}
            <span className="unbroken">{job.code}</span>
          </JobBrief>
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
