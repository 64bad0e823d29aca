import { historyTexts } from "#texts/desk-applications";
import { LoadedList } from "../../components/ui/LoadedList";
import { dateTime } from "../../lib/date-time";
import { FRESH, useList } from "../../lib/use-list";
import { useApplicationHistoryQuery, type ApplicationHistoryQuery } from "./Application.generated";
import { Part } from "../parts/Part";
import classes from "./ApplicationPage.module.css";

type History = NonNullable<ApplicationHistoryQuery["application"]>["history"];
type Event = History["nodes"][number];

const EMPTY: History = {
  __typename: "ApplicationEventConnection",
  nodes: [],
  pageInfo: { __typename: "PageInfo", hasNextPage: false, endCursor: null },
};

/** Who did what with the application, and when. */
export function ApplicationHistory({ applicationId }: { applicationId: string }) {
  const list = useList(
    useApplicationHistoryQuery({ ...FRESH, variables: { id: applicationId } }),
    ({ application }: ApplicationHistoryQuery) => application?.history ?? EMPTY,
    (data, nodes) => ({
      application: data.application && {
        ...data.application,
        history: { ...data.application.history, nodes },
      },
    }),
  );
  return (
    <Part id="application-history" title={historyTexts.title}>
      <LoadedList
        list={list}
        failedTitle={historyTexts.failed}
        empty={<p className={classes.note}>{historyTexts.nothing}</p>}
      >
        {(events) => (
          <ol className={classes.history}>
            {events.map((event) => (
              <li key={event.id}>
                <p>{wordsOf(event)}</p>
                <time dateTime={event.at} className={classes.note}>
                  {dateTime(event.at)}
                </time>
              </li>
            ))}
          </ol>
        )}
      </LoadedList>
    </Part>
  );
}

function wordsOf({ kind, actorName, isByCandidate, fromStatus, toStatus }: Event): string {
  const who = actorName ?? (isByCandidate ? historyTexts.candidate : historyTexts.someone);
  if (kind === "MOVED")
    return historyTexts.MOVED(who, fromStatus ?? "SUBMITTED", toStatus ?? "SUBMITTED");
  if (kind === "UNDONE") return historyTexts.UNDONE(who, toStatus ?? "SUBMITTED");
  return historyTexts[kind](who);
}
