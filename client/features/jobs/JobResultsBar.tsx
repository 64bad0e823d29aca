import { IconBell } from "@tabler/icons-react";
import { Link, useLocation } from "react-router-dom";
import { jobSearchTexts } from "#texts/job-search";
import { jobsPageTexts } from "#texts/jobs-page";
import { JOB_ALERT_ID, paths } from "#site/paths";
import { ActiveFilter } from "./ActiveFilter";
import { activeFilters, withoutChoice } from "./job-filters";
import classes from "./JobResults.module.css";
import { firstPage, isNarrowed, type JobSearch } from "./job-search";

/** The API does not count beyond this. */
const COUNT_CAP = 1000;

interface JobResultsBarProps {
  search: JobSearch;
  total: number;
}

/** Above the list: the number of jobs, the sort order, the active filters, and links to remove them. */
export function JobResultsBar({ search, total }: JobResultsBarProps) {
  const { query, industry, filters, after } = search;
  const filtered = activeFilters(filters).length > 0;
  return (
    <div className={classes.count}>
      <p role="status">
        {jobsPageTexts.count(
          <strong key="count">{total >= COUNT_CAP ? `${COUNT_CAP}+` : total}</strong>,
          total,
          industry?.label ?? null,
          query,
        )}
      </p>
      <Order search={search} />
      <AlertLink />
      {filtered && <ActiveFilters search={search} />}
      {!filtered && isNarrowed(search) && (
        <Link to={paths.jobs()}>{jobsPageTexts.clearSearch}</Link>
      )}
      {after !== null && <Link to={paths.jobs(firstPage(search))}>{jobsPageTexts.firstPage}</Link>}
    </div>
  );
}

/** Link to the job alert form below the list. */
function AlertLink() {
  const { search } = useLocation();
  return (
    <Link to={{ search, hash: JOB_ALERT_ID }} className={classes.alert}>
      <IconBell size={18} aria-hidden="true" />
      {jobsPageTexts.alert}
    </Link>
  );
}

/** The sort order, with a link to the other one. Without a query, there is only one. */
function Order({ search }: { search: JobSearch }) {
  if (search.query === "") return <p className={classes.onlyOrder}>{jobSearchTexts.newestFirst}</p>;
  const { newestFirst } = search;
  return (
    <p className={classes.order}>
      <span>{newestFirst ? jobSearchTexts.newestFirst : jobSearchTexts.bestFirst}</span>
      <Link to={paths.jobs(firstPage({ ...search, newestFirst: !newestFirst }))} preventScrollReset>
        {newestFirst ? jobSearchTexts.showBestFirst : jobSearchTexts.showNewestFirst}
      </Link>
    </p>
  );
}

/** The active filters as chips; a click removes the filter. */
function ActiveFilters({ search }: { search: JobSearch }) {
  return (
    <nav className={classes.active} aria-label={jobSearchTexts.activeFilters}>
      <ul className={classes.chips}>
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
