import { useEffect } from "react";
import { useParams } from "react-router-dom";
import { importTexts as texts } from "#texts/desk-import";
import { paths } from "#site/paths";
import { EmptyState } from "../../../components/ui/EmptyState";
import { ErrorState } from "../../../components/ui/ErrorState";
import { Message } from "../../../components/ui/Message";
import { readFailure } from "../../../lib/api-error";
import { FRESH } from "../../../lib/use-list";
import { DeskSkeleton } from "../../parts/DeskSkeleton";
import { BackLink } from "../../shell/BackLink";
import { DeskHeading } from "../../shell/DeskHeading";
import { useBoardImportQuery, type BoardImportFragment } from "./BoardImport.generated";
import classes from "./Import.module.css";
import { ImportReport } from "./ImportReport";
import { ShareBar } from "./ShareBar";
import { StartImport } from "./StartImport";
import { ToJobs } from "./ToJobs";

/** How often to ask how far it is. */
const EVERY_MS = 1000;

/** /desk/jobs/import/<id>: what the check found, and then how the import went. */
export function ImportRunPage() {
  const { importId = "" } = useParams();
  const query = useBoardImportQuery({ ...FRESH, variables: { id: importId } });
  const { data, error, loading, refetch, startPolling, stopPolling } = query;
  const status = data?.boardImport.status;
  const isGoing = status === "CHECKING" || status === "IMPORTING";
  useEffect(() => {
    if (!isGoing) return undefined;
    startPolling(EVERY_MS);
    return stopPolling;
  }, [isGoing, startPolling, stopPolling]);
  const isMissing = error !== undefined && readFailure(error).kind === "refused";
  return (
    <>
      <BackLink to={paths.desk("jobs", "import")}>{texts.back}</BackLink>
      {data !== undefined && <ImportRun run={data.boardImport} />}
      {data === undefined && loading && <DeskSkeleton shape="form" heading />}
      {data === undefined && !loading && isMissing && (
        <EmptyState title={texts.missing}>{texts.missingText}</EmptyState>
      )}
      {data === undefined && !loading && !isMissing && (
        <ErrorState title={texts.oneFailed} onRetry={() => void refetch().catch(() => undefined)} />
      )}
    </>
  );
}

function ImportRun({ run }: { run: BoardImportFragment }) {
  const { fileName, company, status, percent, report, failure } = run;
  const name = texts.fileOf(fileName, company?.name ?? texts.noCompanyNow);
  return (
    <>
      <DeskHeading title={texts.title} lead={<span className={classes.file}>{name}</span>} />
      <div className={classes.run}>
        {(status === "CHECKING" || status === "IMPORTING") && (
          <ShareBar
            label={texts.going[status]}
            percent={percent}
            detail={texts.soFar(report?.total ?? 0)}
          />
        )}
        {status === "FAILED" && <Message tone="error">{failure ?? texts.failed}</Message>}
        {status === "CHECKED" && <StartImport run={run} />}
        {status === "DONE" && <ToJobs run={run} />}
        {report !== null && status !== "CHECKING" && <ImportReport run={run} report={report} />}
      </div>
    </>
  );
}
