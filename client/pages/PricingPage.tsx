import { PageTitle } from "../components/ui/PageTitle";
import type { PageModule } from "../lib/page";

export const head: PageModule["head"] = ({ site, url }) => ({
  title: "Pricing",
  description: "Plans that market your resume to employers, for three or six months.",
  canonical: `${site.origin}${url.pathname}`,
});

export function Component() {
  return <PageTitle title="Pricing" />;
}
