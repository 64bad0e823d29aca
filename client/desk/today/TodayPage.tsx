import { deskTexts } from "#texts/desk";
import { todayTexts } from "#texts/desk-today";
import { ErrorState } from "../../components/ui/ErrorState";
import { SectionSkeleton } from "../../components/ui/SectionSkeleton";
import { useNow } from "../../lib/now";
import { FRESH } from "../../lib/use-list";
import { DeskHeading } from "../shell/DeskHeading";
import { useTodayQuery } from "./Today.generated";
import classes from "./Today.module.css";
import { TodayFigures } from "./TodayFigures";
import { Waiting } from "./Waiting";

const DAYS = 30;

/** What waits for the person today, and how the last 30 days went. */
export function TodayPage() {
  const now = useNow();
  const { data, error, loading, refetch } = useTodayQuery({ ...FRESH, variables: { days: DAYS } });
  return (
    <>
      <DeskHeading title={deskTexts.names[""]} lead={todayTexts.lead(now)} />
      {data === undefined && error === undefined && <SectionSkeleton />}
      {data === undefined && error !== undefined && (
        <ErrorState
          title={todayTexts.failed}
          retrying={loading}
          onRetry={() => void refetch().catch(() => undefined)}
        />
      )}
      {data !== undefined && (
        <div className={classes.page}>
          <Waiting statistics={data.applicationStatistics} newest={data.applications.nodes} />
          <TodayFigures statistics={data.applicationStatistics} />
        </div>
      )}
    </>
  );
}
