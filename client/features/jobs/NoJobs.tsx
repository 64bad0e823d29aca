import type { ReactNode } from "react";
import { jobsTexts } from "#texts/jobs";
import { jobsPageTexts } from "#texts/jobs-page";
import { noJobsTexts, popularSearches } from "#texts/no-jobs";
import { Chip } from "../../components/ui/Chip";
import { EmptyState } from "../../components/ui/EmptyState";
import { LinkButton } from "../../components/ui/LinkButton";
import { paths, type JobsAddress } from "#site/paths";
import { hasChips } from "./ActiveFilters";
import { CLEARED } from "./cleared";
import { activeFilters, withoutChoice } from "./job-filters";
import { firstPage, industryLabel, isNarrowed, withQuery, type JobSearch } from "./job-search";
import { newestJobsVariables, NewestJobs } from "./NewestJobs";
import classes from "./NoJobs.module.css";
import { partsRead, type ReadPart } from "./read-parts";
import { SearchReading, type Reading } from "./SearchReading";
import { withoutWord } from "./without-word";

/** Shared with `prefetchNoJobs`, which must use the same variables. */
export const fallbackJobsVariables = { ...newestJobsVariables, first: 3 };

/** Shown if no job matches: wider searches, popular searches and the newest jobs. */
export function NoJobs({ search, reading }: { search: JobSearch; reading: Reading }) {
  const { query } = search;
  const label = industryLabel(search);
  const narrowed = isNarrowed(search);
  const wider = widerSearches(search, partsRead(search, reading));
  const filtered = activeFilters(search.filters).length > 0;
  return (
    <>
      <EmptyState
        title={jobsTexts.none}
        actions={
          narrowed &&
          !hasChips(search, reading) && (
            <LinkButton to={paths.jobs()} state={CLEARED}>
              {jobsPageTexts.clearSearch}
            </LinkButton>
          )
        }
      >
        <p role="status">
          {filtered
            ? noJobsTexts.noneWithFilters(label, query)
            : noJobsTexts.noneText(label, query)}
        </p>
        <SearchReading search={search} reading={reading} />
      </EmptyState>
      {wider.length > 0 && <Links title={noJobsTexts.withoutFilters} links={wider} />}
      <Links title={noJobsTexts.popular} links={popularSearches} />
      {narrowed && (
        <section aria-labelledby="newest-openings" className={classes.newest}>
          <h2 id="newest-openings">{noJobsTexts.newestOpenings}</h2>
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

/** The same search without one of its words, or one of its filters. */
function widerSearches(search: JobSearch, parts: readonly ReadPart[]): SearchLink[] {
  const filters = withoutOneFilter(search, parts);
  const known = new Set(filters.map((link) => paths.jobs(link.search)));
  const words = shorterSearches(search, parts).filter(
    (link) => !known.has(paths.jobs(link.search)),
  );
  const all = [...words, ...filters];
  // Without the only part, it is the list of all jobs: "clear" does the same.
  return all.length > 1 ? all : filters;
}

function withoutOneFilter(search: JobSearch, parts: readonly ReadPart[]): SearchLink[] {
  const address = firstPage(search);
  const read = parts.map(({ label, without }) => ({
    label: noJobsTexts.without(label),
    search: firstPage(without),
  }));
  const label = industryLabel(search);
  const industry =
    label === null
      ? []
      : [{ label: noJobsTexts.without(label), search: { ...address, industry: "" } }];
  const filters = activeFilters(search.filters).map(({ name, slug, chip }) => ({
    label: noJobsTexts.without(chip),
    search: firstPage({ ...search, filters: withoutChoice(search.filters, name, slug) }),
  }));
  return [...read, ...industry, ...filters];
}

/** The same search without one of its words, except those that name a place. */
const shorterSearches = (search: JobSearch, parts: readonly ReadPart[]): SearchLink[] =>
  withoutWord(
    search.query,
    parts.map(({ without }) => without.query),
  ).map(({ part, query }) => ({
    label: noJobsTexts.without(part),
    search: firstPage(withQuery(search, query)),
  }));

function Links({ title, links }: { title: ReactNode; links: readonly SearchLink[] }) {
  return (
    <section className={classes.links}>
      <h3>{title}</h3>
      <ul>
        {links.map(({ label, search }) => {
          const address = paths.jobs(search);
          return (
            <li key={address}>
              <Chip to={address}>{label}</Chip>
            </li>
          );
        })}
      </ul>
    </section>
  );
}
