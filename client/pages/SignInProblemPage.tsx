import { signInProblemPage } from "#texts/sign-in-problems";
import { PageTitle } from "../components/ui/PageTitle";
import { SignInProblem } from "../features/sign-in/SignInProblem";
import type { PageModule } from "../lib/page";

export const head: PageModule["head"] = ({ site, url }) => ({
  title: signInProblemPage.title,
  description: signInProblemPage.description,
  canonical: `${site.origin}${url.pathname}`,
  noIndex: true,
});

export function Component() {
  return (
    <>
      <PageTitle title={signInProblemPage.title} />
      <SignInProblem />
    </>
  );
}
