import { PageTitle } from "../components/ui/PageTitle";
import { GoogleCallback } from "../features/accounts/GoogleCallback";
import type { PageModule } from "../lib/page";

export const head: PageModule["head"] = ({ site, url }) => ({
  title: "Signing in",
  description: "Signing in with Google.",
  canonical: `${site.origin}${url.pathname}`,
  noIndex: true,
});

export function Component() {
  return (
    <>
      <PageTitle title="Signing in" />
      <GoogleCallback />
    </>
  );
}
