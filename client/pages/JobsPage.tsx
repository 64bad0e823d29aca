import { useLoaderData, useSearchParams } from "react-router-dom";
import { jobsPageTexts } from "#texts/jobs-page";
import { pageNames } from "#texts/page-names";
import { Message } from "../components/ui/Message";
import { NeedsScript } from "../components/ui/NeedsScript";
import { PageTitle } from "../components/ui/PageTitle";
import { formIdOf, SearchForm } from "../components/ui/SearchForm";
import { WhenNear } from "../components/ui/WhenNear";
import { JobsDocument } from "../features/jobs/Jobs.generated";
import { IndustryFilter } from "../features/jobs/IndustryFilter";
import { activeFilters } from "../features/jobs/job-filters";
import { JobFilters } from "../features/jobs/JobFilters";
import { JobResults, prefetchNoJobs } from "../features/jobs/JobResults";
import {
  asWords,
  firstPage,
  isNarrowed,
  jobsVariables,
  readJobSearch,
} from "../features/jobs/job-search";
import { lazyComponent } from "../lib/lazy-component";
import { loadState, type LoadRequest, type PageModule } from "../lib/page";
import { JOB_ALERT_ID, paths } from "#site/paths";
import classes from "./JobsPage.module.css";

const JobAlertBox = lazyComponent(
  () => import("../features/newsletter/JobAlertBox"),
  "JobAlertBox",
);

const SEARCH_ID = "job-search";

export const load = async ({ url, prefetch }: LoadRequest) => {
  const result = await prefetch(JobsDocument, jobsVariables(readJobSearch(url.searchParams)));
  if (result.data?.jobs.totalCount === 0) await prefetchNoJobs(prefetch);
  return loadState(result);
};

export const head: PageModule["head"] = ({ site, url }) => {
  const search = readJobSearch(url.searchParams);
  const { query, industry, filters, after } = search;
  const narrowing = [query, ...activeFilters(filters).map(({ chip }) => chip)];
  return {
    title: jobsPageTexts.titleFor(
      industry?.label ?? null,
      narrowing.filter((words) => words !== "").join(", "),
    ),
    description: jobsPageTexts.description,
    canonical: `${site.origin}${paths.jobs()}`,
    // Filtered lists and later pages are not indexed, since they are views of the same list.
    noIndex: isNarrowed(search) || after !== null,
  };
};

export function Component() {
  const [params] = useSearchParams();
  const { failed } = useLoaderData<typeof load>();
  const search = readJobSearch(params);
  return (
    <>
      <PageTitle title={pageNames.jobs}>
        <div className={classes.search}>
          <SearchForm id={SEARCH_ID} query={search.query} industry={search.industry?.slug} />
        </div>
      </PageTitle>
      <div className={`container ${classes.results}`}>
        <div className={classes.filter}>
          <IndustryFilter search={search} />
          <JobFilters search={search} form={formIdOf(SEARCH_ID)} />
        </div>
        <div>
          {search.hadUnknown && (
            <div className={classes.unknown}>
              <Message tone="info">{jobsPageTexts.unknownFilter}</Message>
            </div>
          )}
          <JobResults
            key={paths.jobs({ ...firstPage(search), after: search.after ?? "" })}
            search={search}
            loadFailed={failed}
          />
        </div>
      </div>
      <div id={JOB_ALERT_ID} className={`container ${classes.alert}`}>
        <WhenNear placeholder={<AlertPlace />}>
          <JobAlertBox key={asWords(search)} query={asWords(search)} />
        </WhenNear>
      </div>
    </>
  );
}

/** Placeholder for the job alert form; without scripts, it stays. */
const AlertPlace = () => (
  <div className={classes.alertPlace}>
    <NeedsScript text={jobsPageTexts.alertWithoutScript} />
  </div>
);
