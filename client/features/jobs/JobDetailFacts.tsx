import type { ReactNode } from "react";
import { Link } from "react-router-dom";
import { fold } from "#site/for-everyone";
import { whoMayApply } from "#site/who-may-apply";
import { jobDetailsPageTexts } from "#texts/job-details-page";
import { jobsTexts } from "#texts/jobs";
import { Unbroken, UnbrokenList } from "../../components/ui/Unbroken";
import { paths } from "#site/paths";
import { usDate } from "../../lib/us-date";
import type { JobDetail_JobFragment } from "./JobDetail.generated";
import classes from "./JobDetailFacts.module.css";
import { OpenToYouPlace } from "./OpenToYouPlace";
import { JobDetailSkills } from "./JobDetailSkills";

/** The sidebar: key facts about the job, and its skills. */
export function JobDetailFacts({ job }: { job: JobDetail_JobFragment }) {
  const { sponsorship, employerFacts } = job;
  const openTo = whoMayApply(job);
  const { publishedAt, validThrough, acceptsApplications } = job;
  const { statusGuide } = jobDetailsPageTexts;
  const mark = <OpenToYouPlace job={job} />;
  return (
    <div className={classes.card}>
      <dl className={classes.facts}>
        <Fact label={jobDetailsPageTexts.location} elsewhere="inHead">
          <Unbroken text={job.companyLocation} />
          <span className={classes.small}>{jobsTexts.workplaces[job.workplaceType]}</span>
        </Fact>
        {job.contract !== "" && (
          <Fact label={jobDetailsPageTexts.contract}>
            <Unbroken text={job.contract} />
          </Fact>
        )}
        <Fact label={jobDetailsPageTexts.salary} elsewhere="inHead">
          <Unbroken text={job.salary} />
        </Fact>
        {!sameWords(job.jobType, job.contract) && (
          <Fact
            label={jobDetailsPageTexts.jobType}
            elsewhere={fold(job.contract).includes(fold(job.jobType)) ? "repeated" : undefined}
          >
            {job.jobType}
          </Fact>
        )}
        {openTo.length > 0 && (
          <Fact
            label={jobDetailsPageTexts.workAuthorization}
            note={jobDetailsPageTexts.openTo}
            below={<Link to={paths.blogPost(statusGuide.post)}>{statusGuide.label}</Link>}
          >
            <UnbrokenList items={openTo} /> {mark}
          </Fact>
        )}
        {sponsorship.length > 0 && (
          <Fact label={jobDetailsPageTexts.sponsorship}>
            <UnbrokenList items={sponsorship.map((each) => jobsTexts.sponsorships[each])} />
          </Fact>
        )}
        {employerFacts.length > 0 && (
          <Fact label={jobDetailsPageTexts.employer} isShort>
            <UnbrokenList items={employerFacts.map((each) => jobsTexts.employerFacts[each])} />
          </Fact>
        )}
        <Fact
          label={jobDetailsPageTexts.postedDate}
          below={
            acceptsApplications &&
            validThrough !== null &&
            jobDetailsPageTexts.openUntil(<Day key="day" time={validThrough} />)
          }
        >
          {publishedAt === null ? jobDetailsPageTexts.unknown : <Day time={publishedAt} />}
        </Fact>
      </dl>
      {/* A job that lists no status is open to some all the same. */}
      {openTo.length === 0 && mark}
      <div className={classes.required}>
        <h2 className={classes.title}>{jobDetailsPageTexts.skills}</h2>
        <JobDetailSkills skills={job.skills} />
      </div>
    </div>
  );
}

interface FactProps {
  label: string;
  /** Small text above the value. */
  note?: string;
  /** Small text below the value; false for none. */
  below?: ReactNode;
  /** The head of the page or another fact shows it, too: narrow screens, or phones, leave it out here. */
  elsewhere?: "inHead" | "repeated" | undefined;
  /** On a phone, the next fact stands in the same line if there is room. */
  isShort?: boolean;
  children: ReactNode;
}

const Fact = ({ label, note, below = false, elsewhere, isShort, children }: FactProps) => (
  <div className={elsewhere && classes[elsewhere]} data-short={isShort}>
    <dt>{label}</dt>{" "}
    <dd>
      {note !== undefined && <span className={classes.note}>{note} </span>}
      {children}
    </dd>
    {below !== false && (
      <>
        {" "}
        <dd className={classes.small}>{below}</dd>
      </>
    )}
  </div>
);

/** Whether two facts differ in case and punctuation only: "Full time" and "Full-time". */
const sameWords = (one: string, other: string): boolean => fold(one) === fold(other);

const Day = ({ time }: { time: string }) => <time dateTime={time}>{usDate(time)}</time>;
