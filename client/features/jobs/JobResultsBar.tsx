import { IconBell } from "@tabler/icons-react";
import { Link, useLocation } from "react-router-dom";
import { jobSearchTexts } from "#texts/job-search";
import { jobsPageTexts } from "#texts/jobs-page";
import { JOB_ALERT_ID, paths } from "#site/paths";
import { ActiveFilter } from "./ActiveFilter";
import { activeFilters, withoutChoice } from "./job-filters";
import classes from "./JobResults.module.css";
import { firstPage, isNarrowed, type JobSearch } from "./job-search";
import { placeIn, type SearchedPlace } from "./searched-place";
import { SearchReading, type Reading } from "./SearchReading";
import { SortOrder } from "./SortOrder";

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
  const { query, industry, filters, after } = search;
  const place = placeIn(search, reading);
  const hasChips = place !== null || activeFilters(filters).length > 0;
  return (
    <div className={classes.count}>
      <SearchReading search={search} reading={reading} />
      <p role="status">
        {jobsPageTexts.count(
          <strong key="count">{jobsPageTexts.number(total)}</strong>,
          total,
          industry?.label ?? null,
          reading?.correctedTo ?? query,
        )}
      </p>
      <AlertLink />
      {!hasChips && isNarrowed(search) && (
        <Link to={paths.jobs()}>{jobsPageTexts.clearSearch}</Link>
      )}
      {after !== null && <Link to={paths.jobs(firstPage(search))}>{jobsPageTexts.firstPage}</Link>}
      <SortOrder search={search} />
      {hasChips && <ActiveFilters search={search} place={place} />}
    </div>
  );
}

/** Link to the job alert form below the list. */
function AlertLink() {
  const { search } = useLocation();
  return (
    <Link to={{ search, hash: JOB_ALERT_ID }} className={classes.alert}>
      <IconBell size={18} aria-hidden="true" />
      <span className={classes.alertText}>{jobsPageTexts.alert}</span>
    </Link>
  );
}

/** The active filters as chips, and the place read from the words; a click removes the filter. */
function ActiveFilters({ search, place }: { search: JobSearch; place: SearchedPlace | null }) {
  return (
    <nav className={classes.active} aria-label={jobSearchTexts.activeFilters}>
      <ul className={classes.chips}>
        {place && (
          <li>
            <ActiveFilter to={paths.jobs(firstPage(place.without))} label={place.label} />
          </li>
        )}
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
          <Link to={paths.jobs()} className={classes.clear} preventScrollReset>
            {jobSearchTexts.clearAll}
          </Link>
        </li>
      </ul>
    </nav>
  );
}
