import { useState } from "react";
import { yourApplicationTexts as texts, yourHistory } from "#texts/your-applications";
import { LoadedList } from "../../../components/ui/LoadedList";
import { FRESH, useList } from "../../../lib/use-list";
import {
  useYourHistoryQuery,
  type YourHistory_PageFragment as Page,
  type YourHistoryQuery,
} from "./YourHistory.generated";
import classes from "./Applications.module.css";

const EMPTY: Page = {
  __typename: "ApplicationEventConnection",
  nodes: [],
  pageInfo: { __typename: "PageInfo", hasNextPage: false, endCursor: null },
};

interface YourHistoryProps {
  applicationId: string;
  job: { role: string; company: { name: string } };
}

/** What happened to an application, for who opens it. */
export function YourHistory({ applicationId, job: { role, company } }: YourHistoryProps) {
  const [opened, setOpened] = useState(false);
  return (
    <details
      className={classes.details}
      onToggle={({ currentTarget }) => setOpened(currentTarget.open)}
    >
      <summary aria-label={texts.historyOf(role)}>{texts.history}</summary>
      {opened && <Events applicationId={applicationId} company={company.name} />}
    </details>
  );
}

function Events({ applicationId, company }: { applicationId: string; company: string }) {
  const list = useList(
    useYourHistoryQuery({ ...FRESH, variables: { id: applicationId } }),
    ({ application }: YourHistoryQuery) => application?.history ?? EMPTY,
    ({ application }, nodes) => ({
      application: application && {
        ...application,
        history: { ...application.history, nodes },
      },
    }),
  );
  return (
    <div className={classes.events}>
      <LoadedList list={list} failedTitle={texts.historyFailed}>
        {(events) => (
          <ol className={classes.history}>
            {events.map(({ id, kind, toStatus, at }) => (
              <li key={id}>
                <span>{yourHistory[kind](company, toStatus)}</span>
                <time dateTime={at} className={classes.facts}>
                  {texts.day(at)}
                </time>
              </li>
            ))}
          </ol>
        )}
      </LoadedList>
    </div>
  );
}
