import { IconBell, IconX } from "@tabler/icons-react";
import { Link, useLocation } from "react-router-dom";
import { jobSearchTexts } from "#texts/job-search";
import { jobsPageTexts } from "#texts/jobs-page";
import { JOB_ALERT_ID, paths } from "#site/paths";
import { ActiveFilter } from "./ActiveFilter";
import { activeFilters, withoutChoice } from "./job-filters";
import classes from "./JobResults.module.css";
import { firstPage, industryLabel, isNarrowed, type JobSearch } from "./job-search";
import { partsRead, type ReadPart } from "./read-parts";
import { SearchReading, type Reading } from "./SearchReading";
import { SortOrder } from "./SortOrder";
import { CLEARED } from "./cleared";
import { cursorsIn } from "./split-list";

interface JobResultsBarProps {
  search: JobSearch;
  total: number;
  reading: Reading;
}

/**
 * Above the list: how the search was read, the number of jobs, the sort order, the active filters, and links to remove
 * them.
 */
export function JobResultsBar({ search, total, reading }: JobResultsBarProps) {
  const { query, filters, after } = search;
  const parts = partsRead(search, reading);
  const hasChips = parts.length > 0 || activeFilters(filters).length > 0;
  return (
    <div className={classes.count}>
      <SearchReading search={search} reading={reading} />
      <p role="status" className={classes.total}>
        {jobsPageTexts.count(
          <strong key="count">{jobsPageTexts.number(total)}</strong>,
          total,
          <span key="narrowed">
            {jobsPageTexts.narrowedTo(industryLabel(search), reading?.correctedTo ?? query)}
          </span>,
        )}
      </p>
      <AlertLink search={search} />
      {!hasChips && isNarrowed(search) && (
        <Link to={paths.jobs()} state={CLEARED} className={classes.action}>
          <IconX size={18} aria-hidden="true" />
          <Words of={jobsPageTexts.clearSearch} />
        </Link>
      )}
      {after !== null && <Link to={paths.jobs(firstPage(search))}>{jobsPageTexts.firstPage}</Link>}
      <SortOrder search={search} />
      {hasChips && <ActiveFilters search={search} parts={parts} />}
    </div>
  );
}

/** Words of a link, of which a phone shows only the first. */
const Words = ({ of: [first, rest] }: { of: readonly [string, string] }) => (
  <span>
    {first}
    <span>{rest}</span>
  </span>
);

/** Link to the job alert form below the list; beside a job, it leads to the list's page. */
function AlertLink({ search }: { search: JobSearch }) {
  const location = useLocation();
  const page = paths.jobs({ ...firstPage(search), after: search.after ?? "" });
  return (
    <Link
      to={`${page}#${JOB_ALERT_ID}`}
      state={cursorsIn(location.state)}
      className={classes.action}
      data-screen-only
    >
      <IconBell size={18} aria-hidden="true" />
      <Words of={jobsPageTexts.alert} />
    </Link>
  );
}

/** The active filters as chips, and what some of the words were read as; a click removes the filter. */
function ActiveFilters({ search, parts }: { search: JobSearch; parts: readonly ReadPart[] }) {
  return (
    <nav className={classes.active} aria-label={jobSearchTexts.activeFilters}>
      <ul className={classes.chips}>
        {parts.map(({ label, without }) => (
          <li key={label}>
            <ActiveFilter to={paths.jobs(firstPage(without))} label={label} />
          </li>
        ))}
        {activeFilters(search.filters).map(({ name, slug, chip }) => (
          <li key={`${name} ${slug}`}>
            <ActiveFilter
              to={paths.jobs(
                firstPage({ ...search, filters: withoutChoice(search.filters, name, slug) }),
              )}
              label={chip}
            />
          </li>
        ))}
        <li>
          <Link to={paths.jobs()} state={CLEARED} className={classes.clear} preventScrollReset>
            {jobSearchTexts.clearAll}
          </Link>
        </li>
      </ul>
    </nav>
  );
}
