import { useSearchParams } from "react-router-dom";
import { applicationTexts } from "#texts/application";
import { pageNames } from "#texts/page-names";
import { PageTitle } from "../components/ui/PageTitle";
import { ApplyPage } from "../features/applications/ApplyPage";
import { APOLLO, type PageModule } from "../lib/page";
import { paths } from "#site/paths";

export const parts: PageModule["parts"] = () => [APOLLO];

export const head: PageModule["head"] = ({ site, url }) => ({
  title: applicationTexts.pageTitle,
  description: applicationTexts.description,
  canonical: `${site.origin}${url.pathname}`,
  noIndex: true,
});

export function Component() {
  const [search] = useSearchParams();
  const jobId = search.get("jobId") ?? "";
  return (
    <>
      <PageTitle
        title={applicationTexts.pageTitle}
        trail={[{ label: pageNames.jobs, to: paths.jobs() }]}
      />
      <ApplyPage key={jobId} jobId={jobId} />
    </>
  );
}
