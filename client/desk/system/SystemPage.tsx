import { deskTexts } from "#texts/desk";
import { systemTexts as texts } from "#texts/desk-system";
import { Button } from "../../components/ui/Button";
import { ErrorState } from "../../components/ui/ErrorState";
import { dateTime } from "../../lib/date-time";
import { FRESH } from "../../lib/use-list";
import { DeskSkeleton } from "../parts/DeskSkeleton";
import rows from "../parts/Rows.module.css";
import { DeskHeading } from "../shell/DeskHeading";
import { Concerns } from "./Concerns";
import { useSystemHealthQuery } from "./SystemHealth.generated";
import { SystemFigures } from "./SystemFigures";
import { SystemTiles } from "./SystemTiles";
import { WorkerList } from "./WorkerList";

/** /desk/system: what monitoring knows, in words, for administrators. */
export function SystemPage() {
  const { data, error, loading, refetch } = useSystemHealthQuery(FRESH);
  const reload = () => void refetch().catch(() => undefined);
  return (
    <>
      <DeskHeading
        title={deskTexts.names.system}
        lead={texts.lead}
        actions={
          data !== undefined && (
            <Button variant="default" loading={loading} onClick={reload}>
              {texts.refresh}
            </Button>
          )
        }
      />
      {data === undefined && error === undefined && <DeskSkeleton shape="figures" />}
      {data === undefined && error !== undefined && (
        <ErrorState title={texts.failed} retrying={loading} onRetry={reload} />
      )}
      {data !== undefined && (
        <div className={rows.page}>
          <Concerns concerns={data.systemHealth.concerns} />
          <SystemTiles health={data.systemHealth} />
          <SystemFigures health={data.systemHealth} />
          <WorkerList workers={data.systemHealth.workers} />
          <p className={rows.note}>{texts.since(dateTime(data.systemHealth.startedAt))}</p>
        </div>
      )}
    </>
  );
}
