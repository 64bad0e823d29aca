import { PageTitle } from "../components/ui/PageTitle";
import type { PageModule } from "../lib/page";

export const head: PageModule["head"] = ({ site }) => ({
  title: "Job Openings",
  description: "Job openings across the United States, with pay, place and work authorization.",
  canonical: `${site.origin}/jobs`,
});

export function Component() {
  return <PageTitle title="Job Openings" />;
}
