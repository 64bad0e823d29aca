import { Button } from "@mantine/core";
import { IconPencil, IconUsers } from "@tabler/icons-react";
import { Link, useParams } from "react-router-dom";
import { deskJobsTexts } from "#texts/desk-jobs";
import { paths } from "#site/paths";
import { Unloaded } from "../../../components/ui/Unloaded";
import { DeskSkeleton } from "../../parts/DeskSkeleton";
import { FRESH } from "../../../lib/use-list";
import { BackLink } from "../../shell/BackLink";
import { DeskHeading } from "../../shell/DeskHeading";
import { JobMenu } from "../actions/JobMenu";
import { StatusBadge } from "../StatusBadge";
import classes from "../Jobs.module.css";
import { JobFacts } from "./JobFacts";
import { JobMissing } from "./JobMissing";
import { JobNumbers } from "./JobNumbers";
import { useJobOverviewQuery } from "./JobOverview.generated";
import type { OverviewJob } from "./overview-job";

/** One job: how it does, and what can be done with it. */
export function JobPage() {
  const { id = "" } = useParams();
  const query = useJobOverviewQuery({ ...FRESH, variables: { id } });
  const { data } = query;
  if (data === undefined)
    return (
      <Unloaded
        query={query}
        headingLevel={1}
        failed={deskJobsTexts.loadFailed}
        skeleton={<DeskSkeleton shape="record" heading />}
      />
    );
  if (data.job === null || data.job.ageDays === null) return <JobMissing />;
  return <Overview job={data.job} />;
}

const Overview = ({ job }: { job: OverviewJob }) => (
  <>
    <BackLink to={paths.desk("jobs")}>{deskJobsTexts.allJobs}</BackLink>
    <DeskHeading
      title={job.role || deskJobsTexts.untitled}
      lead={
        <span className={classes.line}>
          {deskJobsTexts.codeAt(job.code, job.company.name)}
          <StatusBadge job={job} />
        </span>
      }
      actions={
        <>
          {job.status !== "DRAFT" && (
            <Button
              component={Link}
              to={paths.desk("jobs", job.id, "applications")}
              leftSection={<IconUsers size={18} aria-hidden="true" />}
            >
              {deskJobsTexts.board}
            </Button>
          )}
          {job.viewerCanEdit && job.status !== "CLOSED" && (
            <Button
              variant="default"
              component={Link}
              to={paths.desk("jobs", job.id, "edit")}
              leftSection={<IconPencil size={18} aria-hidden="true" />}
            >
              {deskJobsTexts.edit}
            </Button>
          )}
          <JobMenu job={job} />
        </>
      }
    />
    <div className={classes.overview}>
      <JobNumbers job={job} />
      <JobFacts job={job} />
    </div>
  </>
);
