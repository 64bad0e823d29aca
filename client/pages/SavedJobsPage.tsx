import { pageNames } from "#texts/page-names";
import { savedJobTexts } from "#texts/saved-jobs";
import { PageTitle } from "../components/ui/PageTitle";
import { SavedJobs } from "../features/jobs/saved/SavedJobs";
import type { PageModule } from "../lib/page";
import { paths } from "#site/paths";
import classes from "./SavedJobsPage.module.css";

export const head: PageModule["head"] = ({ site, url }) => ({
  title: pageNames.savedJobs,
  description: savedJobTexts.description,
  canonical: `${site.origin}${url.pathname}`,
  noIndex: true,
});

export const Component = () => (
  <>
    <PageTitle title={pageNames.savedJobs} trail={[{ label: pageNames.jobs, to: paths.jobs() }]} />
    <div className={`container ${classes.content}`}>
      <SavedJobs />
    </div>
  </>
);
