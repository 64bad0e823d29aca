import { Link } from "react-router-dom";
import { personTexts as texts, peopleTexts } from "#texts/desk-people";
import { paths } from "#site/paths";
import { DotList } from "../../components/ui/DotList";
import { LoadedList } from "../../components/ui/LoadedList";
import { usDate } from "../../lib/us-date";
import { FRESH, useList } from "../../lib/use-list";
import { StageBadge } from "../applications/StageBadge";
import {
  useDeskPersonApplicationsQuery,
  type DeskPersonApplicationsQuery,
} from "./People.generated";
import { Part } from "../parts/Part";
import classes from "./People.module.css";

type Applications = NonNullable<DeskPersonApplicationsQuery["candidate"]>["applications"];

const EMPTY: Applications = {
  __typename: "ApplicationSummaryConnection",
  nodes: [],
  pageInfo: { __typename: "PageInfo", hasNextPage: false, endCursor: null },
};

/** What the person applied to, newest first. */
export function PersonApplications({ id }: { id: string }) {
  const list = useList(
    useDeskPersonApplicationsQuery({ ...FRESH, variables: { id } }),
    ({ candidate }: DeskPersonApplicationsQuery) => candidate?.applications ?? EMPTY,
    (data, nodes) => ({
      candidate: data.candidate && {
        ...data.candidate,
        applications: { ...data.candidate.applications, nodes },
      },
    }),
  );
  return (
    <Part id="person-applications" title={texts.applications}>
      <LoadedList
        list={list}
        failedTitle={texts.applicationsFailed}
        empty={<p className={classes.detail}>{texts.noApplications}</p>}
      >
        {(applications) => (
          <ul className={classes.applications}>
            {applications.map(({ id: applicationId, status, appliedAt, stageChangedAt, job }) => (
              <li key={applicationId}>
                <div className={classes.head}>
                  <Link to={paths.desk("applications", applicationId)} className={classes.job}>
                    {peopleTexts.appliedTo(job.role, job.company.name)}
                  </Link>
                  <StageBadge stage={status} />
                </div>
                <p className={classes.detail}>
                  <DotList
                    items={[
                      peopleTexts.appliedOn(usDate(appliedAt)),
                      texts.inStageSince(usDate(stageChangedAt)),
                    ]}
                  />
                </p>
              </li>
            ))}
          </ul>
        )}
      </LoadedList>
    </Part>
  );
}
