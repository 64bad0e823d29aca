import { useSearchParams } from "react-router-dom";
import { accountTexts } from "#texts/account";
import { PageTitle } from "../components/ui/PageTitle";
import { FactorReset } from "../features/my-account/FactorReset";
import { NotMe } from "../features/my-account/NotMe";
import type { PageModule } from "../lib/page";

/** Two kinds of emails link here: those about a reset, with `token`, and those about a change that is done, with `notMe`. */
const titleOf = (params: URLSearchParams): string =>
  params.has("notMe") ? accountTexts.notMeTitle : accountTexts.factorResetTitle;

export const head: PageModule["head"] = ({ site, url }) => ({
  title: titleOf(url.searchParams),
  description: titleOf(url.searchParams),
  canonical: `${site.origin}${url.pathname}`,
  noIndex: true,
});

export function Component() {
  const [params] = useSearchParams();
  const notMe = params.get("notMe");
  return (
    <>
      <PageTitle title={titleOf(params)} />
      <div className="container">
        {notMe === null ? (
          <FactorReset token={params.get("token") ?? ""} />
        ) : (
          <NotMe token={notMe} />
        )}
      </div>
    </>
  );
}
