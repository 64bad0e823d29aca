import { deskTexts } from "#texts/desk";
import { todayTexts } from "#texts/desk-today";
import { endOfFirmDay, firmDayOf } from "#site/firm-day";
import { ErrorState } from "../../components/ui/ErrorState";
import { DeskSkeleton } from "../parts/DeskSkeleton";
import { useNow } from "../../lib/now";
import { useViewer } from "../../lib/session/viewer";
import { FRESH } from "../../lib/use-list";
import { DeskHeading } from "../shell/DeskHeading";
import { DueSteps, NewestApplications, PlansToDeliver } from "./TodayLists";
import { useTodayJobsQuery, useTodayOfAdminsQuery, useTodayQuery } from "./Today.generated";
import classes from "./Today.module.css";
import { TodayFigures } from "./TodayFigures";
import { Waiting } from "./Waiting";

const DAYS = 30;

/** What waits for the person today, and how the last 30 days went. Today is the firm's day, wherever the browser is. */
export function TodayPage() {
  const now = useNow();
  const isAdmin = useViewer().viewer?.role === "ADMIN";
  const variables = { days: DAYS, endOfDay: endOfFirmDay(now).toISOString() };
  const { data, error, loading, refetch } = useTodayQuery({ ...FRESH, variables });
  const { data: jobs } = useTodayJobsQuery(FRESH);
  const { data: ofAdmins } = useTodayOfAdminsQuery({ ...FRESH, skip: !isAdmin });
  return (
    <>
      <DeskHeading title={deskTexts.names[""]} lead={todayTexts.lead(firmDayOf(now))} />
      {data === undefined && error === undefined && <DeskSkeleton shape="figures" />}
      {data === undefined && error !== undefined && (
        <ErrorState
          title={todayTexts.failed}
          retrying={loading}
          onRetry={() => void refetch().catch(() => undefined)}
        />
      )}
      {data !== undefined && (
        <div className={classes.page}>
          <Waiting today={data} jobs={jobs} ofAdmins={ofAdmins} />
          <DueSteps steps={data.nextSteps} now={now} />
          {ofAdmins !== undefined && <PlansToDeliver dues={ofAdmins.dueDeliveries} />}
          <NewestApplications newest={data.applications.nodes} />
          <TodayFigures statistics={data.applicationStatistics} />
        </div>
      )}
    </>
  );
}
