import { PageTitle } from "../components/ui/PageTitle";
import type { PageModule } from "../lib/page";

export const head: PageModule["head"] = ({ site, url }) => ({
  title: "Payment",
  description: "How your payment went.",
  canonical: `${site.origin}${url.pathname}`,
  noIndex: true,
});

export function Component() {
  return <PageTitle title="Payment" />;
}
