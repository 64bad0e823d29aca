import { lazy } from "react";
import { useSearchParams } from "react-router-dom";
import { jobsPageTexts } from "#texts/jobs-page";
import { pageNames } from "#texts/page-names";
import { PageTitle } from "../components/ui/PageTitle";
import { SearchForm } from "../components/ui/SearchForm";
import { WhenNear } from "../components/ui/WhenNear";
import { JobsDocument } from "../features/jobs/Jobs.generated";
import { IndustryFilter } from "../features/jobs/IndustryFilter";
import { JobResults } from "../features/jobs/JobResults";
import { jobsVariables, readJobSearch } from "../features/jobs/job-search";
import { loadState, useLoadFailed, type PageModule } from "../lib/page";
import { paths } from "../lib/paths";
import classes from "./JobsPage.module.css";

const JobAlertBox = lazy(async () => {
  const { JobAlertBox: component } = await import("../features/newsletter/JobAlertBox");
  return { default: component };
});

export const load: PageModule["load"] = async ({ url, prefetch }) =>
  loadState(await prefetch(JobsDocument, jobsVariables(readJobSearch(url.searchParams))));

export const head: PageModule["head"] = ({ site, url }) => {
  const { query, industry, after } = readJobSearch(url.searchParams);
  return {
    title: jobsPageTexts.titleFor(industry?.label ?? null, query),
    description: jobsPageTexts.description,
    canonical: `${site.origin}${paths.jobs()}`,
    // Searches and later pages are views of one list.
    noIndex: query !== "" || industry !== null || after !== null,
  };
};

export function Component() {
  const [params] = useSearchParams();
  const search = readJobSearch(params);
  return (
    <>
      <PageTitle title={pageNames.jobs}>
        <div className={classes.search}>
          <SearchForm id="job-search" query={search.query} industry={search.industry?.slug} />
        </div>
      </PageTitle>
      <div className={`container ${classes.results}`}>
        <div className={classes.filter}>
          <IndustryFilter search={search} />
        </div>
        <JobResults
          key={[search.query, search.industry?.slug, search.after].join(" ")}
          search={search}
          loadFailed={useLoadFailed()}
        />
      </div>
      <div className={`container ${classes.alert}`}>
        <WhenNear placeholder={<div className={classes.alertPlace} />}>
          <JobAlertBox key={search.query} query={search.query} />
        </WhenNear>
      </div>
    </>
  );
}
