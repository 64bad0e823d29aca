import { useEffect, useRef } from "react";
import { IconHeart } from "@tabler/icons-react";
import { Link, useLoaderData, useSearchParams } from "react-router-dom";
import { jobsPageTexts } from "#texts/jobs-page";
import { pageNames } from "#texts/page-names";
import { SkipLink } from "../components/layout/SkipLink";
import { NeedsScript } from "../components/ui/NeedsScript";
import { PageTitle } from "../components/ui/PageTitle";
import { formIdOf, SearchForm } from "../components/ui/SearchForm";
import { WhenNear } from "../components/ui/WhenNear";
import { JobsDocument, useJobsQuery } from "../features/jobs/Jobs.generated";
import { withoutRefused, withoutUnknown } from "../features/jobs/counted-choices";
import { IndustryFilter } from "../features/jobs/IndustryFilter";
import { activeFilters } from "../features/jobs/job-filters";
import { JobFilters, preloadFilterFields } from "../features/jobs/JobFilters";
import { FilterCountsDocument } from "../features/jobs/FilterCounts.generated";
import { JobResults, LeftOut, prefetchNoJobs } from "../features/jobs/JobResults";
import {
  firstPage,
  industryLabel,
  countsVariables,
  isNarrowed,
  jobsVariables,
  readJobSearch,
  type JobSearch,
} from "../features/jobs/job-search";
import { MyStatusLink } from "../features/jobs/MyStatusLink";
import { WithRecentSearches } from "../features/jobs/recent/WithRecentSearches";
import { shortened, unknownValues } from "../features/jobs/unknown-values";
import { usePreloadedSplit } from "../features/jobs/use-preloaded-split";
import { lazyComponent } from "../lib/lazy-component";
import { loadState, type LoadRequest, type PageModule } from "../lib/page";
import { useFollowedField } from "../lib/use-followed-field";
import { JOB_ALERT_ID, paths, type LeftOutPart } from "#site/paths";
import classes from "./JobsPage.module.css";

const SearchAlert = lazyComponent(() => import("./SearchAlert"), "SearchAlert");

const SEARCH_ID = "job-search";
const RESULTS_ID = "results";

export const late: PageModule["late"] = ["features/jobs/JobFilterFields.tsx"];

export const load = async ({ url, prefetch }: LoadRequest) => {
  const search = readJobSearch(url.searchParams);
  const [counted, list] = await Promise.all([
    // Before the list, which then reuses the answer of this search. The other way around, the server would search twice.
    prefetch(FilterCountsDocument, countsVariables(search)),
    prefetch(JobsDocument, jobsVariables(search)),
    // Without them, the page shows a gap.
    preloadFilterFields().catch(() => undefined),
  ]);
  const found = list.data?.jobs;
  if (found?.totalCount === 0) {
    const known = withoutUnknown(search, counted.data?.jobs.filterCounts);
    await prefetchNoJobs(known, found.search, prefetch);
  }
  return loadState(list, counted);
};

export const head: PageModule["head"] = ({ client, site, url }) => {
  const asked = readJobSearch(url.searchParams);
  const known = client.readQuery({
    query: FilterCountsDocument,
    variables: countsVariables(asked),
  });
  // The list leaves the others out, and the feed would stay empty.
  const search = withoutRefused(asked, known?.jobs.filterCounts);
  const { query, filters } = search;
  const narrowing = [query, ...activeFilters(filters).map(({ chip }) => chip)];
  const title = jobsPageTexts.titleFor(
    industryLabel(search),
    narrowing.filter((words) => words !== "").join(", "),
  );
  return {
    title,
    description: jobsPageTexts.description,
    canonical: `${site.origin}${paths.jobs()}`,
    feed: {
      title,
      url: site.origin + paths.jobFeedOf(firstPage({ ...search, sort: null, exact: false })),
    },
    // Filtered lists, later pages, and those with a message are not indexed, since they are views of the same list.
    noIndex: isNarrowed(asked) || asked.after !== null || asked.leftOut.length > 0,
  };
};

export function Component() {
  const [params] = useSearchParams();
  const { failed } = useLoaderData<typeof load>();
  const search = readJobSearch(params);
  const address = paths.jobs(firstPage(search));
  const { data } = useJobsQuery({ variables: jobsVariables(search) });
  const field = useRef<HTMLInputElement>(null);
  // "Clear search" and Back change it, too.
  useFollowedField(field, search.query);
  const isEmpty = data?.jobs.totalCount === 0;
  useEffect(() => {
    if (search.query !== "") void keep(search);
  }, [address]);
  return (
    <>
      <PreloadedSplit />
      <SkipLink to={RESULTS_ID}>{jobsPageTexts.skip}</SkipLink>
      <PageTitle title={pageNames.jobs}>
        <WithRecentSearches field={SEARCH_ID} className={classes.search}>
          <div className={classes.own} data-screen-only>
            <MyStatusLink search={search} className={classes.saved} />
            <Link to={paths.savedJobs} className={classes.saved}>
              <IconHeart size={18} aria-hidden="true" />
              {pageNames.savedJobs}
            </Link>
          </div>
          <SearchForm
            ref={field}
            id={SEARCH_ID}
            query={search.query}
            industries={search.filters.industry?.map(({ slug }) => slug) ?? []}
          />
        </WithRecentSearches>
      </PageTitle>
      <div className={`container ${classes.results}`}>
        <div className={classes.filter} data-screen-only>
          <IndustryFilter search={search} />
          <JobFilters search={search} form={formIdOf(SEARCH_ID)} />
        </div>
        <div id={RESULTS_ID} tabIndex={-1}>
          {search.leftOut.map((part) => (
            <LeftOut key={part}>{leftOutText(search, part, params)}</LeftOut>
          ))}
          <JobResults
            key={paths.jobs({ ...firstPage(search), after: search.after ?? "" })}
            search={search}
            loadFailed={failed}
          />
          {isEmpty && <Alert search={search} />}
        </div>
      </div>
      {!isEmpty && (
        <div className="container">
          <Alert search={search} />
        </div>
      )}
    </>
  );
}

/** The form of job alerts: below the list, or in the place of one that is empty. */
const Alert = ({ search }: { search: JobSearch }) => (
  <div id={JOB_ALERT_ID} className={classes.alert} data-screen-only>
    <WhenNear placeholder={<AlertPlace />}>
      <SearchAlert key={paths.jobs(firstPage(search))} search={search} />
    </WhenNear>
  </div>
);

function leftOutText(
  { unknownPlace }: JobSearch,
  part: LeftOutPart,
  address: URLSearchParams,
): string {
  const { leftOut } = jobsPageTexts;
  if (part === "place") return leftOut.place(shortened(unknownPlace ?? ""));
  return part === "1" ? leftOut[part](unknownValues(address)) : leftOut[part];
}

/** Among the last searches. If their code can't be loaded, the search is not among them. */
const keep = (search: JobSearch): Promise<void> =>
  import("../features/jobs/recent/recent-searches").then(
    ({ keepSearch }) => keepSearch(search),
    () => undefined,
  );

/** Apart, so that the list is not rendered anew while its own code loads: it would show placeholders. */
function PreloadedSplit() {
  usePreloadedSplit();
  return null;
}

/** Placeholder for the job alert form; without scripts, it stays. */
const AlertPlace = () => (
  <div className={classes.alertPlace}>
    <NeedsScript text={jobsPageTexts.alertWithoutScript} />
  </div>
);
