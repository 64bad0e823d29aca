import { PageTitle } from "../components/ui/PageTitle";
import type { PageModule } from "../lib/page";

export const head: PageModule["head"] = ({ site, url }) => ({
  title: "Apply now",
  description: "Apply for a job opening with your resume.",
  canonical: `${site.origin}${url.pathname}`,
  noIndex: true,
});

export function Component() {
  return <PageTitle title="Apply now" />;
}
