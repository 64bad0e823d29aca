import { useState } from "react";
import { applicationListTexts as texts, deskApplicationTexts } from "#texts/desk-applications";
import { EmptyState } from "../../../components/ui/EmptyState";
import { LinkButton } from "../../../components/ui/LinkButton";
import { LoadedList } from "../../../components/ui/LoadedList";
import { readFailure } from "../../../lib/api-error";
import type { ApplicationFilter } from "../../../lib/schema-types.generated";
import { FRESH, useList } from "../../../lib/use-list";
import { useDeskApplicationsQuery, type DeskApplicationsQuery } from "../Applications.generated";
import { ApplicationTable } from "./ApplicationTable";
import { BulkBar } from "./BulkBar";
import { listAddress } from "./list-search";
import classes from "./List.module.css";

/** The list counts no further. */
const MAX_COUNT = 1000;

interface ApplicationListProps {
  filter: ApplicationFilter;
  /** Leaves out the job's name. */
  isOfOneJob?: boolean;
}

/** Applications, newest first, and what can be done with several of them. */
export function ApplicationList({ filter, isOfOneJob = false }: ApplicationListProps) {
  const query = useDeskApplicationsQuery({ ...FRESH, variables: { filter } });
  const list = useList(
    query,
    ({ applications }: DeskApplicationsQuery) => applications,
    (data, nodes) => ({ applications: { ...data.applications, nodes } }),
  );
  const [selected, setSelected] = useState<ReadonlySet<string>>(new Set());
  const failure = query.error && readFailure(query.error);
  if (failure?.kind === "refused" && failure.code === "NOT_FOUND")
    return <Nothing title={texts.wrongFilter} text={texts.wrongFilterText} />;
  return (
    <LoadedList
      list={list}
      failedTitle={deskApplicationTexts.failed}
      empty={<Nothing title={texts.nothing} text={texts.nothingText} />}
    >
      {(applications) => (
        <>
          <p className={classes.total} role="status">
            {totalText(query.data?.applications.totalCount ?? applications.length)}
          </p>
          <BulkBar
            applications={applications.filter(({ id }) => selected.has(id))}
            onClear={() => setSelected(new Set())}
            onMoved={(ids) =>
              setSelected((now) => new Set([...now].filter((id) => !ids.includes(id))))
            }
          />
          <ApplicationTable
            applications={applications}
            selected={selected}
            onSelect={setSelected}
            isOfOneJob={isOfOneJob}
          />
        </>
      )}
    </LoadedList>
  );
}

const totalText = (count: number): string =>
  count < MAX_COUNT ? deskApplicationTexts.count(count) : deskApplicationTexts.countOver(count);

const Nothing = ({ title, text }: { title: string; text: string }) => (
  <EmptyState
    title={title}
    actions={
      <LinkButton to={listAddress({})} variant="default">
        {deskApplicationTexts.all}
      </LinkButton>
    }
  >
    {text}
  </EmptyState>
);
