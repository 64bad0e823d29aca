import { Link, useSearchParams } from "react-router-dom";
import { auditTexts } from "#texts/audit-log";
import { deskTexts } from "#texts/desk";
import { AuditList } from "../../components/session/AuditList";
import type { AuditList_EventFragment } from "../../components/session/AuditList.generated";
import { EmptyState } from "../../components/ui/EmptyState";
import { LinkButton } from "../../components/ui/LinkButton";
import { LoadedList } from "../../components/ui/LoadedList";
import { useViewer } from "../../lib/session/viewer";
import { FRESH, useList } from "../../lib/use-list";
import { DeskHeading } from "../shell/DeskHeading";
import { useAuditLogQuery, type AuditLogQuery } from "./Audit.generated";
import { auditAddress, readAuditSearch, toFilter, type AuditSearch } from "./audit-search";
import { AuditFilters } from "./AuditFilters";

/** The audit log, with filters in the address. For administrators. */
export const AuditPage = () => (
  <>
    <DeskHeading title={deskTexts.names.audit} lead={auditTexts.lead} />
    <Log />
  </>
);

function Log() {
  const { viewer } = useViewer();
  const [params] = useSearchParams();
  const search = readAuditSearch(params);
  if (viewer?.role !== "ADMIN")
    return <EmptyState title={auditTexts.adminsOnly}>{auditTexts.adminsOnlyText}</EmptyState>;
  const key = JSON.stringify(search);
  return (
    <>
      <AuditFilters key={`filters ${key}`} search={search} />
      <Events key={key} search={search} />
    </>
  );
}

function Events({ search }: { search: AuditSearch }) {
  const list = useList(
    useAuditLogQuery({ ...FRESH, variables: { filter: toFilter(search) } }),
    ({ auditEvents }: AuditLogQuery) => auditEvents,
    (data, nodes) => ({ auditEvents: { ...data.auditEvents, nodes } }),
  );
  return (
    <LoadedList
      list={list}
      failedTitle={auditTexts.failed}
      empty={
        <EmptyState
          title={auditTexts.nothing}
          actions={<LinkButton to={auditAddress({})}>{auditTexts.showAll}</LinkButton>}
        >
          {auditTexts.nothingText}
        </EmptyState>
      }
    >
      {(events) => <AuditList events={events} people={peopleOf} />}
    </LoadedList>
  );
}

/** Who did it and who it happened to, each a link to all their events. */
function peopleOf({ actor, subject }: AuditList_EventFragment) {
  const same = subject === null || subject.id === actor.id;
  return [
    <Person key="actor" id={actor.id} words={auditTexts.by(actor.name, actor.company)} />,
    ...(same
      ? []
      : [<Person key="subject" id={subject.id} words={auditTexts.about(subject.name)} />]),
  ];
}

const Person = ({ id, words }: { id: string | null; words: string }) =>
  id === null ? words : <Link to={auditAddress({ person: id })}>{words}</Link>;
