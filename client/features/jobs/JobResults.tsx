import { useState } from "react";
import { Link } from "react-router-dom";
import { EmptyState } from "../../components/ui/EmptyState";
import { ErrorState } from "../../components/ui/ErrorState";
import { LinkButton } from "../../components/ui/LinkButton";
import { useHydrated } from "../../lib/hydrated";
import { paths } from "../../lib/paths";
import { JobCards } from "./JobCards";
import { JobCardSkeletons } from "./JobCardSkeleton";
import classes from "./JobResults.module.css";
import { firstPage, jobsVariables, type JobSearch } from "./job-search";
import { useJobsQuery } from "./Jobs.generated";
import { LoadMore } from "./LoadMore";
import { useLoadedCursors } from "./use-loaded-cursors";

/** The API counts no further. */
const COUNT_CAP = 1000;

interface JobResultsProps {
  search: JobSearch;
  /** The server could not load the list. */
  loadFailed: boolean;
}

/** The job list of one search: loading, failed, empty, or cards with "load more". */
export function JobResults({ search, loadFailed }: JobResultsProps) {
  const { data, error, loading, refetch } = useJobsQuery({ variables: jobsVariables(search) });
  const hydrated = useHydrated();
  if (data !== undefined) {
    const total = data.jobs.totalCount;
    return total === 0 ? <NoJobs search={search} /> : <JobList search={search} total={total} />;
  }
  if (error === undefined && !loadFailed) return <JobCardSkeletons count={5} />;
  return (
    <ErrorState
      title="The job openings could not be loaded"
      retrying={loading && hydrated}
      onRetry={() => void refetch()}
    >
      Please check your connection and try again.{" "}
      {search.after !== null && (
        <Link to={paths.jobs(firstPage(search))}>Or start at the first page.</Link>
      )}
    </ErrorState>
  );
}

const isNarrowed = ({ query, industry }: JobSearch): boolean => query !== "" || industry !== null;

/** " in Healthcare for “nurse”", as far as it was asked for. */
const narrowedTo = ({ query, industry }: JobSearch): string =>
  (industry === null ? "" : ` in ${industry.label}`) + (query === "" ? "" : ` for “${query}”`);

const NoJobs = ({ search }: { search: JobSearch }) => (
  <EmptyState
    title="No jobs found"
    actions={isNarrowed(search) && <LinkButton to={paths.jobs()}>Clear search</LinkButton>}
  >
    <p role="status">
      {search.query === ""
        ? `There are no openings${narrowedTo(search)} right now. Please look in again soon.`
        : `There are no openings${narrowedTo(search)}. Try a role, a city or one skill.`}
    </p>
  </EmptyState>
);

function JobList({ search, total }: { search: JobSearch; total: number }) {
  const [cursors, addCursor] = useLoadedCursors();
  const [newest, setNewest] = useState<string | null>(null);
  const starts = [search.after, ...cursors];
  const last = { ...search, after: starts.at(-1) ?? null };
  return (
    <>
      <div className={classes.count}>
        <p role="status">
          <strong>{total >= COUNT_CAP ? `${COUNT_CAP}+` : total}</strong>{" "}
          {total === 1 ? "job opening" : "job openings"}
          {narrowedTo(search)}
        </p>
        {isNarrowed(search) && <Link to={paths.jobs()}>Clear search</Link>}
        {search.after !== null && <Link to={paths.jobs(firstPage(search))}>First page</Link>}
      </div>
      <ul className={classes.list}>
        {starts.map((after) => (
          <JobCards
            key={after}
            search={{ ...search, after }}
            takesFocus={after !== null && after === newest}
          />
        ))}
      </ul>
      <LoadMore
        search={last}
        onMore={(cursor) => {
          setNewest(cursor);
          addCursor(cursor);
        }}
      />
    </>
  );
}
