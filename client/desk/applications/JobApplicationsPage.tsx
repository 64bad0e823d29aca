import { Button, SegmentedControl } from "@mantine/core";
import { useDisclosure } from "@mantine/hooks";
import { useParams, useSearchParams } from "react-router-dom";
import { boardTexts, deskApplicationTexts } from "#texts/desk-applications";
import { EmptyState } from "../../components/ui/EmptyState";
import { ErrorState } from "../../components/ui/ErrorState";
import { SectionSkeleton } from "../../components/ui/SectionSkeleton";
import { readFailure } from "../../lib/api-error";
import { FRESH } from "../../lib/use-list";
import { CloseJobDialog } from "../jobs/CloseJobDialog";
import { DeskHeading } from "../shell/DeskHeading";
import { BoardView } from "./board/BoardView";
import { useJobHeadQuery, type JobHeadQuery } from "./JobHead.generated";
import { ListOfJob } from "./list/ListOfJob";

type Job = NonNullable<JobHeadQuery["job"]>;

/** /desk/jobs/:id/applications: a job's applications as a board, or as a table with ?view=table. */
export function JobApplicationsPage() {
  const { id = "" } = useParams();
  const { data, error, loading, refetch } = useJobHeadQuery({ ...FRESH, variables: { id } });
  const job = data?.job;
  if (job) return <JobApplications key={job.id} job={job} onClosed={() => void refetch()} />;
  const isMissing = data?.job === null || (error && readFailure(error).kind === "refused");
  return (
    <>
      <DeskHeading title={deskApplicationTexts.all} />
      {loading && <SectionSkeleton />}
      {!loading && isMissing && (
        <EmptyState title={boardTexts.jobMissing}>{boardTexts.jobMissingText}</EmptyState>
      )}
      {!loading && error !== undefined && !isMissing && (
        <ErrorState
          title={boardTexts.failed}
          onRetry={() => void refetch().catch(() => undefined)}
        />
      )}
    </>
  );
}

function JobApplications({ job, onClosed }: { job: Job; onClosed: () => void }) {
  const [params, setParams] = useSearchParams();
  const isTable = params.get("view") === "table";
  return (
    <>
      <DeskHeading
        title={boardTexts.title(job.role)}
        lead={`${job.company.name}, ${job.code}`}
        actions={
          <>
            <SegmentedControl
              aria-label={boardTexts.views}
              value={isTable ? "table" : "board"}
              onChange={(view) =>
                setParams(view === "table" ? { view } : {}, { preventScrollReset: true })
              }
              data={[
                { value: "board", label: boardTexts.board },
                { value: "table", label: boardTexts.table },
              ]}
            />
            {job.viewerCanClose && <CloseJob job={job} onClosed={onClosed} />}
          </>
        }
      />
      {isTable ? <ListOfJob jobId={job.id} /> : <BoardView jobId={job.id} />}
    </>
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
