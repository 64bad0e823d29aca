import { Link } from "react-router-dom";
import { jobSearchTexts } from "#texts/job-search";
import { paths } from "#site/paths";
import { ActiveFilter } from "./ActiveFilter";
import classes from "./ActiveFilters.module.css";
import { CLEARED } from "./cleared";
import { activeFilters, withoutChoice } from "./job-filters";
import { firstPage, type JobSearch } from "./job-search";
import { partsRead } from "./read-parts";
import type { Reading } from "./SearchReading";

interface ActiveFiltersProps {
  search: JobSearch;
  reading: Reading;
}

/** Whether there is anything for `ActiveFilters` to show. */
export const hasChips = (search: JobSearch, reading: Reading): boolean =>
  partsRead(search, reading).length > 0 || activeFilters(search.filters).length > 0;

/** The active filters as chips, and what some of the words were read as; a click removes the filter. */
export function ActiveFilters({ search, reading }: ActiveFiltersProps) {
  const parts = partsRead(search, reading);
  const filters = activeFilters(search.filters);
  if (parts.length === 0 && filters.length === 0) return null;
  return (
    <nav className={classes.active} aria-label={jobSearchTexts.activeFilters}>
      <ul className={classes.chips}>
        {parts.map(({ label, without }) => (
          <li key={label}>
            <ActiveFilter to={paths.jobs(firstPage(without))} label={label} />
          </li>
        ))}
        {filters.map(({ name, slug, chip }) => (
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
