import type { ReactNode } from "react";
import { dateTime } from "../../lib/date-time";
import { DotList } from "../ui/DotList";
import type { AuditList_EventFragment } from "./AuditList.generated";
import classes from "./AuditList.module.css";

interface AuditListProps {
  events: readonly AuditList_EventFragment[];
  /** Who did it or who it happened to, where the reader does not know. */
  people: (event: AuditList_EventFragment) => ReactNode[];
}

/** Events of the audit log. */
export const AuditList = ({ events, people }: AuditListProps) => (
  <ol className={classes.list}>
    {events.map((event) => (
      <li key={event.id} className={classes.event}>
        <p className={classes.summary}>{event.summary}</p>
        <p className={classes.facts}>
          <DotList
            items={[
              <time key="at" dateTime={event.at}>
                {dateTime(event.at)}
              </time>,
              ...people(event),
              ...(event.network === null ? [] : [event.network]),
            ]}
          />
        </p>
      </li>
    ))}
  </ol>
);
