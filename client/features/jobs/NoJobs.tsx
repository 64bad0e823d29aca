import type { ReactNode } from "react";
import { jobSearchTexts, popularSearches } from "#texts/job-search";
import { jobsTexts } from "#texts/jobs";
import { jobsPageTexts } from "#texts/jobs-page";
import { Chip } from "../../components/ui/Chip";
import { EmptyState } from "../../components/ui/EmptyState";
import { LinkButton } from "../../components/ui/LinkButton";
import { paths, type JobsAddress } from "#site/paths";
import { activeFilters, withoutChoice } from "./job-filters";
import { firstPage, isNarrowed, type JobSearch } from "./job-search";
import { newestJobsVariables, NewestJobs } from "./NewestJobs";
import classes from "./NoJobs.module.css";
import { placeIn, type SearchedPlace } from "./searched-place";
import { SearchReading, type Reading } from "./SearchReading";

/** Shared with `prefetchNoJobs`, which must use the same variables. */
export const fallbackJobsVariables = { ...newestJobsVariables, first: 3 };

/** Shown if no job matches: wider searches, popular searches and the newest jobs. */
export function NoJobs({ search, reading }: { search: JobSearch; reading: Reading }) {
  const { query } = search;
  const label = search.industry?.label ?? null;
  const narrowed = isNarrowed(search);
  const wider = widerSearches(search, placeIn(search, reading));
  const filtered = activeFilters(search.filters).length > 0;
  return (
    <>
      <EmptyState
        title={jobsTexts.none}
        actions={
          narrowed && (
            <LinkButton to={paths.jobs()}>
              {filtered ? jobSearchTexts.clearAll : jobsPageTexts.clearSearch}
            </LinkButton>
          )
        }
      >
        <p role="status">
          {filtered
            ? jobsPageTexts.noneWithFilters(label, query)
            : jobsPageTexts.noneText(label, query)}
        </p>
        <SearchReading search={search} reading={reading} />
      </EmptyState>
      {wider.length > 0 && <Links title={jobSearchTexts.withoutFilters} links={wider} />}
      <Links title={jobSearchTexts.popular} links={popularSearches} />
      {narrowed && (
        <section aria-labelledby="newest-openings" className={classes.newest}>
          <h2 id="newest-openings">{jobSearchTexts.newestOpenings}</h2>
          <NewestJobs loadFailed={false} variables={fallbackJobsVariables} />
        </section>
      )}
    </>
  );
}

interface SearchLink {
  label: string;
  search: JobsAddress;
}

/** The same search without one of its filters. With a single filter, "clear all" does the same. */
function widerSearches(search: JobSearch, place: SearchedPlace | null): SearchLink[] {
  const address = firstPage(search);
  const anywhere = place
    ? [{ label: jobSearchTexts.without(place.label), search: firstPage(place.without) }]
    : [];
  const industry = search.industry
    ? [
        {
          label: jobSearchTexts.without(search.industry.label),
          search: { ...address, industry: "" },
        },
      ]
    : [];
  const filters = activeFilters(search.filters).map(({ name, slug, chip }) => ({
    label: jobSearchTexts.without(chip),
    search: firstPage({ ...search, filters: withoutChoice(search.filters, name, slug) }),
  }));
  return [...anywhere, ...industry, ...filters];
}

function Links({ title, links }: { title: ReactNode; links: readonly SearchLink[] }) {
  return (
    <section className={classes.links}>
      <h3>{title}</h3>
      <ul>
        {links.map(({ label, search }) => (
          <li key={label}>
            <Chip to={paths.jobs(search)}>{label}</Chip>
          </li>
        ))}
      </ul>
    </section>
  );
}
