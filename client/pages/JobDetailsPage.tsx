import { PageTitle } from "../components/ui/PageTitle";
import type { PageModule } from "../lib/page";

export const head: PageModule["head"] = ({ site, url }) => ({
  title: "Job details",
  description: "A job opening: place, pay, contract, what to do and what to bring.",
  canonical: `${site.origin}${url.pathname}`,
});

export function Component() {
  return <PageTitle title="Job details" />;
}
