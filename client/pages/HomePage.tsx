import { PageTitle } from "../components/ui/PageTitle";
import type { PageModule } from "../lib/page";

export const head: PageModule["head"] = ({ site }) => ({
  title: `${site.name}: jobs with clear pay, place and terms`,
  description: "Job openings across the United States, with pay, place and work authorization.",
  canonical: `${site.origin}/`,
});

export function Component() {
  return <PageTitle title="Home" />;
}
