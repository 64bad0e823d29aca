import { Suspense, useState, type ReactNode } from "react";
import { Link } from "react-router-dom";
import { commonTexts } from "#texts/common";
import { jobSearchTexts } from "#texts/job-search";
import { jobsPageTexts } from "#texts/jobs-page";
import { ErrorState } from "../../components/ui/ErrorState";
import { Message } from "../../components/ui/Message";
import { preloadable } from "../../lib/lazy-component";
import type { Prefetch } from "../../lib/page";
import { paths } from "#site/paths";
import { ActiveFilters } from "./ActiveFilters";
import { JobCards } from "./JobCards";
import { JobCardSkeletons } from "./JobCardSkeleton";
import listClasses from "./JobList.module.css";
import classes from "./JobResults.module.css";
import { JobResultsBar } from "./JobResultsBar";
import { namedFilters, withoutUnknown } from "./counted-choices";
import { firstPage, jobsVariables, countsVariables, type JobSearch } from "./job-search";
import { useFilterCountsQuery } from "./FilterCounts.generated";
import { useJobsQuery } from "./Jobs.generated";
import { LoadMore } from "./LoadMore";
import noJobsClasses from "./NoJobs.module.css";
import type { Reading } from "./SearchReading";
import { placeRefusal } from "./place-refusal";
import { useLoadedCursors } from "./use-loaded-cursors";

/** Its styles are imported here, since the server's HTML needs them. */
const noJobs = preloadable(
  () => import("./NoJobs"),
  ({ NoJobs }) => NoJobs,
);

/** Loads what an empty list shows. */
export async function prefetchNoJobs(search: JobSearch, reading: Reading, prefetch: Prefetch) {
  const { prefetchNear } = await noJobs.preload();
  await prefetchNear(search, reading, prefetch);
}

interface JobResultsProps {
  search: JobSearch;
  /** Whether the server failed to load the list. */
  loadFailed: boolean;
}

/**
 * The list of jobs for a search: loading, failed, empty, or cards with "load more". It has no state of its own: a change
 * while the code for an empty list is still loading would replace the server's HTML with placeholders.
 */
export function JobResults({ search, loadFailed }: JobResultsProps) {
  const { data, error, loading, refetch } = useJobsQuery({ variables: jobsVariables(search) });
  const counted = useFilterCountsQuery({ variables: countsVariables(search) });
  if (data !== undefined) {
    const { totalCount: total, search: reading, unknownValues: unknown } = data.jobs;
    const counts = counted.data?.jobs.filterCounts;
    const known = withoutUnknown(search, counts);
    const named = { ...known, filters: namedFilters(known.filters, counts) };
    return (
      <>
        {unknown.length > 0 && <LeftOut>{jobSearchTexts.unknown(unknown)}</LeftOut>}
        {total > 0 ? (
          <JobList {...{ search, named, total, reading }} />
        ) : (
          <>
            <ActiveFilters search={named} reading={reading} />
            <div className={noJobsClasses.empty}>
              <Suspense fallback={<JobCardSkeletons count={1} />}>
                <noJobs.Component search={named} reading={reading} />
              </Suspense>
            </div>
          </>
        )}
      </>
    );
  }
  // The field says so. The list is that of the other filters, as when the server reads such an address.
  if (placeRefusal(error) !== undefined) {
    const filters = { ...search.filters, place: undefined, radius: undefined };
    return <JobResults search={{ ...search, filters, after: null }} loadFailed={false} />;
  }
  if (error === undefined && !loadFailed) return <JobCardSkeletons count={5} />;
  return <Failed search={search} loading={loading} onRetry={() => void refetch()} />;
}

/** Says above the list which values of filters were left out. */
export const LeftOut = ({ children }: { children: ReactNode }) => (
  <div className={classes.leftOut}>
    <Message tone="info">{children}</Message>
  </div>
);

interface FailedProps {
  search: JobSearch;
  loading: boolean;
  onRetry: () => void;
}

function Failed({ search, loading, onRetry }: FailedProps) {
  return (
    <ErrorState title={jobsPageTexts.loadFailed} retrying={loading} onRetry={onRetry}>
      {commonTexts.loadFailed}{" "}
      {search.after !== null && (
        <Link to={paths.jobs(firstPage(search))}>{jobsPageTexts.startOver}</Link>
      )}
    </ErrorState>
  );
}

interface JobListProps {
  search: JobSearch;
  /** The search as people read it: without values that no job has, and with the names that only the jobs know. */
  named: JobSearch;
  total: number;
  reading: Reading;
}

function JobList({ search, named, total, reading }: JobListProps) {
  const [cursors, addCursor] = useLoadedCursors();
  const [newest, setNewest] = useState<string | null>(null);
  const starts = [search.after, ...cursors];
  const last = { ...search, after: starts.at(-1) ?? null };
  return (
    <>
      <JobResultsBar search={named} total={total} reading={reading} />
      <ul className={listClasses.list}>
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
