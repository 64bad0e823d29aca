import { PageTitle } from "../components/ui/PageTitle";
import type { PageModule } from "../lib/page";

export const head: PageModule["head"] = ({ site, url }) => ({
  title: "Payment cancelled",
  description: "Your payment was cancelled.",
  canonical: `${site.origin}${url.pathname}`,
  noIndex: true,
});

export function Component() {
  return <PageTitle title="Payment cancelled" />;
}
