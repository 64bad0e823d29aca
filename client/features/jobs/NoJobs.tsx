import type { ReactNode } from "react";
import { jobCardTexts } from "#texts/job-cards";
import { jobsPageTexts } from "#texts/jobs-page";
import { noJobsTexts, popularSearches } from "#texts/no-jobs";
import { Chip } from "../../components/ui/Chip";
import { EmptyState } from "../../components/ui/EmptyState";
import { LinkButton } from "../../components/ui/LinkButton";
import type { Prefetch } from "../../lib/page";
import { paths, type JobsAddress } from "#site/paths";
import { hasChips } from "./ActiveFilters";
import { askedFacts } from "./read-asked-facts";
import { CLEARED } from "./cleared";
import { activeFilters } from "./job-filters";
import { firstPage, industryLabel, isNarrowed, type JobSearch } from "./job-search";
import { JobCardSkeletons } from "./JobCardSkeleton";
import { NearCards, NearLinks, type NearList } from "./NearJobs";
import {
  NearJobsDocument,
  useNearJobsQuery,
  type NearJobsQueryVariables,
} from "./NearJobs.generated";
import classes from "./NoJobs.module.css";
import { SearchReading, type Reading } from "./SearchReading";
import { triedWishes, wishesOf, type Wish } from "./wishes";

interface NoJobsProps {
  search: JobSearch;
  reading: Reading;
}

/** Loads what the page shows of a search that finds nothing; with the same variables. */
export async function prefetchNear(search: JobSearch, reading: Reading, prefetch: Prefetch) {
  const near = triedWishes(wishesOf(search, reading));
  if (near) await prefetch(NearJobsDocument, near.variables);
}

const MOST_LINKS = 8;
const NONE: NearJobsQueryVariables = { searches: [], first: 1 };

/** Shown if no job matches: the jobs that meet all wishes but one, or else other searches. */
export function NoJobs({ search, reading }: NoJobsProps) {
  const wishes = wishesOf(search, reading);
  const near = triedWishes(wishes);
  const { data, loading } = useNearJobsQuery({
    variables: near?.variables ?? NONE,
    skip: near === null,
  });
  if (loading && data === undefined) return <JobCardSkeletons count={1} />;
  const lists = (near?.tried ?? []).flatMap((wish, at): NearList[] => {
    const list = data?.jobLists[at];
    return list && list.totalCount > 0 ? [{ wish, total: list.totalCount, jobs: list.nodes }] : [];
  });
  if (lists.length === 0) return <Nothing {...{ search, reading, wishes }} />;
  const total = lists.reduce((sum, list) => sum + list.total, 0);
  return (
    <>
      <h2 className={classes.title}>{noJobsTexts.near(total, wishes.length)}</h2>
      <p role="status" className={classes.text}>
        {noJobsTexts.noneMatchesAll(industryLabel(search), search.query)}
      </p>
      <SearchReading search={search} reading={reading} />
      <NearLinks lists={lists} />
      <NearCards lists={lists} asked={askedFacts(search, reading)} />
    </>
  );
}

/** If no job meets all wishes but one: the searches without each, and popular ones. */
function Nothing({ search, reading, wishes }: NoJobsProps & { wishes: readonly Wish[] }) {
  const { query } = search;
  const label = industryLabel(search);
  const filtered = activeFilters(search.filters).length > 0;
  // Without the only one, it is the list of all jobs: "clear" does the same.
  const wider = wishes.length > 1 || hasChips(search, reading) ? wishes.slice(0, MOST_LINKS) : [];
  return (
    <>
      <EmptyState
        title={jobCardTexts.none}
        actions={
          isNarrowed(search) &&
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
      {wider.length > 0 && (
        <Links
          title={noJobsTexts.withoutFilters}
          links={wider.map((wish) => ({
            label: noJobsTexts.without(wish.label),
            search: firstPage(wish.without),
          }))}
        />
      )}
      <Links title={noJobsTexts.popular} links={popularSearches} />
    </>
  );
}

interface SearchLink {
  label: string;
  search: JobsAddress;
}

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
