import { deskTexts } from "#texts/desk";
import { systemTexts as texts } from "#texts/desk-system";
import { Button } from "../../components/ui/Button";
import { Loaded } from "../../components/ui/Loaded";
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
  const query = useSystemHealthQuery(FRESH);
  const reload = () => void query.refetch().catch(() => undefined);
  return (
    <>
      <DeskHeading
        title={deskTexts.names.system}
        lead={texts.lead}
        actions={
          query.data !== undefined && (
            <Button variant="default" loading={query.loading} onClick={reload}>
              {texts.refresh}
            </Button>
          )
        }
      />
      <Loaded query={query} failed={texts.failed} skeleton={<DeskSkeleton shape="figures" />}>
        {(data) => (
          <div className={rows.page}>
            <Concerns concerns={data.systemHealth.concerns} />
            <SystemTiles health={data.systemHealth} />
            <SystemFigures health={data.systemHealth} />
            <WorkerList workers={data.systemHealth.workers} />
            <p className={rows.note}>{texts.since(dateTime(data.systemHealth.startedAt))}</p>
          </div>
        )}
      </Loaded>
    </>
  );
}
