import { Link } from "react-router-dom";
import { accountTexts } from "#texts/account";
import { AuditList } from "../../components/session/AuditList";
import type { AuditList_EventFragment } from "../../components/session/AuditList.generated";
import { EmptyState } from "../../components/ui/EmptyState";
import { LoadedList } from "../../components/ui/LoadedList";
import { Pane } from "../../components/ui/Pane";
import { paths } from "#site/paths";
import { useViewer } from "../../lib/session/viewer";
import { FRESH, useList } from "../../lib/use-list";
import { useActivityQuery, type ActivityQuery } from "./Activity.generated";

const NONE = { nodes: [], pageInfo: { hasNextPage: false, endCursor: null } };

/** What the person did, and what happened to their account and data. */
export function ActivitySection() {
  const { viewer } = useViewer();
  const list = useList(
    useActivityQuery(FRESH),
    ({ me }: ActivityQuery) => me?.auditEvents ?? NONE,
    ({ me }, nodes) => ({
      me: me === null ? null : { ...me, auditEvents: { ...me.auditEvents, nodes } },
    }),
  );
  const others = ({ actor, subject }: AuditList_EventFragment) => [
    ...(actor.id === viewer?.id ? [] : [accountTexts.by(actor.name, actor.company)]),
    ...(subject === null || subject.id === viewer?.id ? [] : [accountTexts.to(subject.name)]),
  ];
  return (
    <Pane
      title={accountTexts.names.activity}
      lead={accountTexts.activityLead(
        <Link key="devices" to={paths.account("devices")}>
          {accountTexts.activityDevices}
        </Link>,
      )}
    >
      <LoadedList
        list={list}
        failedTitle={accountTexts.activityFailed}
        empty={
          <EmptyState title={accountTexts.noActivity}>{accountTexts.noActivityText}</EmptyState>
        }
      >
        {(events) => <AuditList events={events} people={others} />}
      </LoadedList>
    </Pane>
  );
}
