import { useSearchParams } from "react-router-dom";
import { PageTitle } from "../components/ui/PageTitle";
import { ApplyPage } from "../features/applications/ApplyPage";
import type { PageModule } from "../lib/page";
import { paths } from "../lib/paths";

export const head: PageModule["head"] = ({ site, url }) => ({
  title: "Apply now",
  description: "Apply for a job opening with your resume.",
  canonical: `${site.origin}${url.pathname}`,
  noIndex: true,
});

export function Component() {
  const [search] = useSearchParams();
  const jobId = search.get("jobId") ?? "";
  return (
    <>
      <PageTitle title="Apply now" trail={[{ label: "Job Openings", to: paths.jobs() }]} />
      <ApplyPage key={jobId} jobId={jobId} />
    </>
  );
}
