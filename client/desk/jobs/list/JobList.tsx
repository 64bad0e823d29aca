import { Button } from "@mantine/core";
import { useMediaQuery } from "@mantine/hooks";
import { deskJobsTexts } from "#texts/desk-jobs";
import { paths } from "#site/paths";
import { EmptyState } from "../../../components/ui/EmptyState";
import { Unloaded } from "../../../components/ui/Unloaded";
import { LinkButton } from "../../../components/ui/LinkButton";
import { DeskSkeleton } from "../../parts/DeskSkeleton";
import type { List } from "../../../lib/use-list";
import type { DeskJob_JobFragment } from "../DeskJob.generated";
import classes from "../Jobs.module.css";
import { BulkBar } from "./BulkBar";
import { JobCards } from "./JobCards";
import { isFiltered, type JobsSearch } from "./jobs-address";
import { JobsTable } from "./JobsTable";
import { useSelection } from "./use-selection";

interface JobListProps {
  list: List<DeskJob_JobFragment>;
  search: JobsSearch;
}

/** The jobs found: a table, or cards where a table does not fit. */
export function JobList({ list, search }: JobListProps) {
  const isWide = useMediaQuery("(min-width: 75em)", true, { getInitialValueInEffect: false });
  const jobs = list.nodes ?? [];
  const selection = useSelection(jobs.map(({ id }) => id));
  if (list.nodes === null)
    return (
      <Unloaded
        query={list}
        failed={deskJobsTexts.loadFailed}
        skeleton={<DeskSkeleton shape="list" />}
      />
    );
  if (jobs.length === 0) return <NoJobs search={search} />;
  const Rows = isWide ? JobsTable : JobCards;
  return (
    <>
      <BulkBar jobs={jobs} selection={selection} />
      <Rows jobs={jobs} selection={selection} />
      {list.moreFailed && <p role="alert">{deskJobsTexts.moreFailed}</p>}
      {list.hasMore && (
        <div className={classes.more}>
          <Button variant="default" onClick={list.more} loading={list.loading}>
            {deskJobsTexts.showMore}
          </Button>
        </div>
      )}
    </>
  );
}

const NoJobs = ({ search }: { search: JobsSearch }) =>
  isFiltered(search) ? (
    <EmptyState
      title={deskJobsTexts.noMatchTitle}
      actions={<LinkButton to={paths.desk("jobs")}>{deskJobsTexts.clearFilters}</LinkButton>}
    >
      {deskJobsTexts.noMatchText}
    </EmptyState>
  ) : (
    <EmptyState
      title={deskJobsTexts.noneTitle}
      actions={<LinkButton to={paths.desk("jobs", "new")}>{deskJobsTexts.newJob}</LinkButton>}
    >
      {deskJobsTexts.noneText}
    </EmptyState>
  );
