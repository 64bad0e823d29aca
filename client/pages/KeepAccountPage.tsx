import { useSearchParams } from "react-router-dom";
import { accountTexts } from "#texts/account";
import { PageTitle } from "../components/ui/PageTitle";
import { KeepAccount } from "../features/my-account/KeepAccount";
import type { PageModule } from "../lib/page";

export const head: PageModule["head"] = ({ site, url }) => ({
  title: accountTexts.keepTitle,
  description: accountTexts.keepTitle,
  canonical: `${site.origin}${url.pathname}`,
  noIndex: true,
});

export function Component() {
  const [params] = useSearchParams();
  return (
    <>
      <PageTitle title={accountTexts.keepTitle} />
      <div className="container">
        <KeepAccount token={params.get("token") ?? ""} />
      </div>
    </>
  );
}
