import { IconMapPin } from "@tabler/icons-react";
import type { ReactNode } from "react";
import { Link } from "react-router-dom";
import { jobsTexts } from "#texts/jobs";
import { Badge } from "../../components/ui/Badge";
import { CompanyLogo } from "../../components/ui/CompanyLogo";
import { Unbroken, UnbrokenList } from "../../components/ui/Unbroken";
import { useNow } from "../../lib/now";
import { paths } from "#site/paths";
import { postedTime } from "../../lib/posted-time";
import { Applied } from "./Applied";
import { CardPay } from "./CardPay";
import { JobBrief } from "./JobBrief";
import type { JobCard_JobFragment } from "./JobCard.generated";
import classes from "./JobCard.module.css";
import type { SplitState } from "./split-list";
import { SavePlace } from "./saved/SavePlace";

interface JobCardProps {
  job: JobCard_JobFragment;
  headingLevel?: 2 | 3;
  /** When the signed-in user applied for the job, ISO 8601. */
  appliedAt?: string | undefined;
  /** Said instead of when the job was posted, e.g. "Closed". */
  note?: string | undefined;
  /** The list that the job can be shown beside. */
  split?: SplitState | undefined;
  /** Whether the job is shown beside this list. */
  isCurrent?: boolean;
}

/** A job in a list; the whole card links to its page. */
export function JobCard({ job, headingLevel = 2, appliedAt, note, ...props }: JobCardProps) {
  const now = useNow();
  const Heading = headingLevel === 2 ? "h2" : "h3";
  return (
    <article className={classes.card}>
      <div className={classes.content}>
        <CompanyLogo url={job.company.logoUrl} size={48} />
        <Heading className={classes.role}>
          <Unbroken text={job.role} />
        </Heading>
        <p className={classes.pay}>
          <span className="visually-hidden">{jobsTexts.salary} </span>
          <CardPay job={job} />
        </p>
        <div className={classes.where}>
          <p>{job.company.name}</p>
          <p className={classes.place}>
            <IconMapPin size={16} aria-hidden="true" />
            <JobBrief job={job} />
          </p>
        </div>
        <Facts job={job} />
        <SavePlace job={job} className={classes.save} />
        <div className={classes.foot}>
          <Link
            to={paths.jobDetails(job.id)}
            className={classes.link}
            state={props.split}
            aria-current={props.isCurrent === true ? "true" : undefined}
            data-screen-only
          >
            {jobsTexts.viewDetails}
            <span className="visually-hidden">{jobsTexts.ofRole(job.role)}</span>
          </Link>
          <p className={classes.meta}>
            <span>{job.code}</span>
            <Applied at={appliedAt} />
            {note !== undefined && <Badge>{note}</Badge>}
            {appliedAt === undefined && note === undefined && job.publishedAt !== null && (
              <time dateTime={job.publishedAt}>{postedTime(job.publishedAt, now)}</time>
            )}
          </p>
        </div>
      </div>
    </article>
  );
}

function Facts({ job }: { job: JobCard_JobFragment }) {
  const alsoOpenTo = job.workAuthorization.filter(
    (status) => !jobsTexts.openToAll.includes(status),
  );
  return (
    <dl className={classes.facts}>
      {job.contract !== "" && (
        <Fact label={jobsTexts.contract}>
          <Unbroken text={job.contract} />
        </Fact>
      )}
      {alsoOpenTo.length > 0 && (
        <Fact label={jobsTexts.alsoOpenTo}>
          <UnbrokenList items={alsoOpenTo} />
        </Fact>
      )}
    </dl>
  );
}

const Fact = ({ label, children }: { label: string; children: ReactNode }) => (
  <div>
    <dt>{label}</dt> <dd>{children}</dd>
  </div>
);
