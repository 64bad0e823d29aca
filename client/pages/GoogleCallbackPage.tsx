import { signInTexts } from "#texts/sign-in";
import { PageTitle } from "../components/ui/PageTitle";
import { GoogleCallback } from "../features/sign-in/GoogleCallback";
import type { PageModule } from "../lib/page";

export const head: PageModule["head"] = ({ site, url }) => ({
  title: signInTexts.googlePage,
  description: signInTexts.googlePageDescription,
  canonical: `${site.origin}${url.pathname}`,
  noIndex: true,
});

export function Component() {
  return (
    <>
      <PageTitle title={signInTexts.googlePage} />
      <GoogleCallback />
    </>
  );
}
