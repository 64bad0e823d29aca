import { myStatusTexts } from "#texts/my-status";
import { pageNames } from "#texts/page-names";
import { paths } from "#site/paths";
import { NeedsScript } from "../components/ui/NeedsScript";
import { PageTitle } from "../components/ui/PageTitle";
import { StatusSection } from "../features/status/StatusSection";
import type { PageModule } from "../lib/page";
import classes from "./SavedJobsPage.module.css";

export const head: PageModule["head"] = ({ site, url }) => ({
  title: pageNames.myStatus,
  description: myStatusTexts.description,
  canonical: `${site.origin}${url.pathname}`,
  noIndex: true,
});

/** The person's own status, without an account. It never leaves the browser by itself. */
export const Component = () => (
  <>
    <PageTitle title={pageNames.myStatus} trail={[{ label: pageNames.jobs, to: paths.jobs() }]} />
    <div className={`container ${classes.content}`}>
      <NeedsScript text={myStatusTexts.needsScript} />
      <StatusSection title={myStatusTexts.privateTitle} />
    </div>
  </>
);
