import { useSearchParams } from "react-router-dom";
import { accountTexts } from "#texts/account";
import { PageTitle } from "../components/ui/PageTitle";
import { FactorReset } from "../features/account/FactorReset";
import type { PageModule } from "../lib/page";

export const head: PageModule["head"] = ({ site, url }) => ({
  title: accountTexts.factorResetTitle,
  description: accountTexts.factorResetTitle,
  canonical: `${site.origin}${url.pathname}`,
  noIndex: true,
});

export function Component() {
  const [params] = useSearchParams();
  return (
    <>
      <PageTitle title={accountTexts.factorResetTitle} />
      <div className="container">
        <FactorReset token={params.get("token") ?? ""} />
      </div>
    </>
  );
}
