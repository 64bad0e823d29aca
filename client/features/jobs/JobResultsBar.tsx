import { IconBell, IconX } from "@tabler/icons-react";
import { Link, useLocation } from "react-router-dom";
import { jobsTexts } from "#texts/jobs";
import { jobsPageTexts } from "#texts/jobs-page";
import { JOB_ALERT_ID, paths } from "#site/paths";
import { ActiveFilters, hasChips } from "./ActiveFilters";
import classes from "./JobResults.module.css";
import { firstPage, industryLabel, isNarrowed, type JobSearch } from "./job-search";
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
  const { query, after } = search;
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
      {!hasChips(search, reading) && isNarrowed(search) && (
        <Link to={paths.jobs()} state={CLEARED} className={classes.action}>
          <IconX size={18} aria-hidden="true" />
          <Words of={jobsPageTexts.clearSearch} />
        </Link>
      )}
      {after !== null && <Link to={paths.jobs(firstPage(search))}>{jobsPageTexts.firstPage}</Link>}
      <SortOrder search={search} />
      <ActiveFilters search={search} reading={reading} />
      <CompanyLink search={search} />
    </div>
  );
}

/** Link to the company's page, when the list shows one company's jobs. */
function CompanyLink({ search }: { search: JobSearch }) {
  const [company, ...others] = search.filters.company ?? [];
  if (company === undefined || others.length > 0) return null;
  return (
    <Link to={paths.company(company.slug)} className={classes.company} data-screen-only>
      {jobsTexts.companyPage(company.label)}
    </Link>
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
