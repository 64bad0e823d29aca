import { IconClock, IconMapPin } from "@tabler/icons-react";
import { useId } from "react";
import { Link } from "react-router-dom";
import { hearBackTexts } from "#texts/hear-back";
import { jobCardTexts } from "#texts/job-cards";
import { jobsTexts } from "#texts/jobs";
import { Badge } from "../../components/ui/Badge";
import { CompanyLogo } from "../../components/ui/CompanyLogo";
import { DotList } from "../../components/ui/DotList";
import { Unbroken } from "../../components/ui/Unbroken";
import { useNow } from "../../lib/now";
import { paths } from "#site/paths";
import { postedTime } from "../../lib/posted-time";
import { Applied } from "./Applied";
import { NOTHING_ASKED, type AskedFacts } from "./asked-facts";
import { CardPay } from "./CardPay";
import type { JobCard_JobFragment } from "./JobCard.generated";
import classes from "./JobCard.module.css";
import { JobStatuses } from "./JobStatuses";
import { OpenToYouPlace } from "./OpenToYouPlace";
import type { SplitState } from "./split-list";
import { SavePlace } from "./saved/SavePlace";

interface JobCardProps {
  job: JobCard_JobFragment;
  headingLevel?: 2 | 3;
  /** What the search of the list asks for; by default, nothing. */
  asked?: AskedFacts;
  /** The wish of the search that the job doesn't meet. */
  missed?: string | undefined;
  /** When the signed-in user applied for the job, ISO 8601. */
  appliedAt?: string | undefined;
  /** Said instead of when the job was posted, e.g. "Closed". */
  note?: string | undefined;
  /** The list that the job can be shown beside. */
  split?: SplitState | undefined;
  /** Whether the job is shown beside this list. */
  isCurrent?: boolean;
}

/** A job in a list. The title links to the job, and the link covers the card; the company's name is a link of its own. */
export function JobCard({
  job,
  asked = NOTHING_ASKED,
  missed,
  appliedAt,
  note,
  ...props
}: JobCardProps) {
  const now = useNow();
  const titleId = useId();
  const Heading = props.headingLevel === 3 ? "h3" : "h2";
  return (
    <article className={classes.card} aria-labelledby={titleId}>
      <div className={classes.content}>
        <CompanyLogo url={job.company.logoUrl} size={48} />
        <div className={classes.head}>
          <Heading id={titleId} className={classes.role}>
            <Link
              to={paths.jobDetails(job.id)}
              className={classes.link}
              state={props.split}
              aria-current={props.isCurrent === true ? "true" : undefined}
            >
              <Unbroken text={job.role} />
            </Link>
          </Heading>
          <p>
            <Link to={paths.company(job.company.slug)} className={classes.company}>
              {job.company.name}
            </Link>
          </p>
        </div>
        <SavePlace job={job} className={classes.save} />
        <p className={classes.pay}>
          <span className="visually-hidden">{jobsTexts.salary} </span>
          <CardPay job={job} />
        </p>
        <div className={classes.place}>
          <p>
            <IconMapPin size={16} aria-hidden="true" />
            <Place job={job} />
          </p>
          <HearBack company={job.company} />
        </div>
        <div className={classes.statuses}>
          <OpenToYouPlace job={job} />
          <JobStatuses job={job} asked={asked} missed={missed} />
        </div>
        <div className={classes.foot}>
          <p className={classes.meta}>
            <span>{job.code}</span>
            <Applied at={appliedAt} />
            {note !== undefined && <Badge>{note}</Badge>}
            {appliedAt === undefined && note === undefined && job.publishedAt !== null && (
              <time dateTime={job.publishedAt}>{postedTime(job.publishedAt, now)}</time>
            )}
          </p>
          {/* Says to the eye what the card does; the title is the link. */}
          <span className={classes.cue} aria-hidden="true" data-screen-only>
            {jobCardTexts.viewDetails}
          </span>
        </div>
      </div>
    </article>
  );
}

const Place = ({ job }: { job: JobCard_JobFragment }) => (
  <span>
    <DotList
      items={[
        <Unbroken key="place" text={job.companyLocation} />,
        <Unbroken key="workplace" text={jobsTexts.workplaces[job.workplaceType]} />,
        ...(job.contract === "" ? [] : [<Contract key="contract" text={job.contract} />]),
      ]}
    />
  </span>
);

/** How fast applicants of the company hear back, if that is measured. */
const HearBack = ({ company: { answerTime } }: Pick<JobCard_JobFragment, "company">) =>
  answerTime !== null && (
    <p>
      <IconClock size={16} aria-hidden="true" />
      {hearBackTexts.line(answerTime)}
    </p>
  );

const Contract = ({ text }: { text: string }) => (
  <>
    <span className="visually-hidden">{jobsTexts.contract} </span>
    <Unbroken text={text} />
  </>
);
