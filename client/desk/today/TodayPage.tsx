import { deskTexts } from "#texts/desk";
import { todayTexts } from "#texts/desk-today";
import { endOfFirmDay, firmDayOf } from "#site/firm-day";
import { Loaded } from "../../components/ui/Loaded";
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
  const query = useTodayQuery({ ...FRESH, variables });
  const { data: jobs } = useTodayJobsQuery(FRESH);
  const { data: ofAdmins } = useTodayOfAdminsQuery({ ...FRESH, skip: !isAdmin });
  return (
    <>
      <DeskHeading title={deskTexts.names[""]} lead={todayTexts.lead(firmDayOf(now))} />
      <Loaded query={query} failed={todayTexts.failed} skeleton={<DeskSkeleton shape="figures" />}>
        {(data) => (
          <div className={classes.page}>
            <Waiting today={data} jobs={jobs} ofAdmins={ofAdmins} />
            <DueSteps steps={data.nextSteps} now={now} />
            {ofAdmins !== undefined && <PlansToDeliver dues={ofAdmins.dueDeliveries} />}
            <NewestApplications newest={data.applications.nodes} />
            <TodayFigures statistics={data.applicationStatistics} />
          </div>
        )}
      </Loaded>
    </>
  );
}
