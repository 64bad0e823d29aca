import { Button } from "@mantine/core";
import { useDisclosure } from "@mantine/hooks";
import { Link, useParams, useSearchParams } from "react-router-dom";
import { boardTexts, deskApplicationTexts } from "#texts/desk-applications";
import { paths, withSearch } from "#site/paths";
import { EmptyState } from "../../components/ui/EmptyState";
import { ErrorState } from "../../components/ui/ErrorState";
import { readFailure } from "../../lib/api-error";
import { FRESH } from "../../lib/use-list";
import { lazyDialog } from "../parts/lazy-dialog";
import { DeskHeading } from "../shell/DeskHeading";
import { BoardView } from "./board/BoardView";
import { useJobHeadQuery, type JobHeadQuery } from "./JobHead.generated";
import classes from "./JobApplicationsPage.module.css";
import { JobOver } from "./JobOver";
import { ApplicationList } from "./list/ApplicationList";

const CloseJobDialog = lazyDialog(() => import("../jobs/CloseJobDialog"), "CloseJobDialog");

type Job = NonNullable<JobHeadQuery["job"]>;

/** /desk/jobs/:id/applications: a job's applications as a board, or as a table with ?view=table. */
export function JobApplicationsPage() {
  const { id = "" } = useParams();
  const { data, error, loading, refetch } = useJobHeadQuery({ ...FRESH, variables: { id } });
  const job = data?.job ?? null;
  const isMissing = data?.job === null || (error && readFailure(error).kind === "refused");
  if (job === null && isMissing && !loading)
    return (
      <>
        <DeskHeading title={deskApplicationTexts.all} />
        <EmptyState title={boardTexts.jobMissing}>{boardTexts.jobMissingText}</EmptyState>
      </>
    );
  if (job === null && error !== undefined && !loading)
    return (
      <>
        <DeskHeading title={deskApplicationTexts.all} />
        <ErrorState
          title={boardTexts.failed}
          onRetry={() => void refetch().catch(() => undefined)}
        />
      </>
    );
  return <JobApplications key={id} id={id} job={job} onClosed={() => void refetch()} />;
}

interface JobApplicationsProps {
  id: string;
  /** Null while it loads: the applications are asked for at the same time. */
  job: Job | null;
  onClosed: () => void;
}

function JobApplications({ id, job, onClosed }: JobApplicationsProps) {
  const [params] = useSearchParams();
  const isTable = params.get("view") === "table";
  return (
    <>
      {job === null ? (
        <DeskHeading title={deskApplicationTexts.all} />
      ) : (
        <DeskHeading
          title={boardTexts.title(job.role)}
          lead={`${job.company.name}, ${job.code}`}
          actions={
            <>
              <ViewSwitch jobId={id} isTable={isTable} />
              {job.viewerCanClose && <CloseJob job={job} onClosed={onClosed} />}
            </>
          }
        />
      )}
      {job !== null && <JobOver job={job} />}
      {isTable ? (
        <ApplicationList filter={{ jobId: id }} isOfOneJob />
      ) : (
        <BoardView jobId={id} companyId={job?.company.id ?? null} />
      )}
    </>
  );
}

/** Board or table: each has an address of its own. */
function ViewSwitch({ jobId, isTable }: { jobId: string; isTable: boolean }) {
  const address = paths.desk("jobs", jobId, "applications");
  return (
    <nav aria-label={boardTexts.views} className={classes.views}>
      <Link to={address} aria-current={isTable ? undefined : "page"} className={classes.view}>
        {boardTexts.board}
      </Link>
      <Link
        to={withSearch(address, { view: "table" })}
        aria-current={isTable ? "page" : undefined}
        className={classes.view}
      >
        {boardTexts.table}
      </Link>
    </nav>
  );
}

function CloseJob({ job, onClosed }: { job: Job; onClosed: () => void }) {
  const [opened, { open, close }] = useDisclosure(false);
  return (
    <>
      <Button variant="default" onClick={open}>
        {boardTexts.close}
      </Button>
      <CloseJobDialog job={job} opened={opened} onClose={close} onClosed={onClosed} />
    </>
  );
}
