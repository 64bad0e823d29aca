import { useSearchParams } from "react-router-dom";
import { consentTexts } from "#texts/consents";
import { PageTitle } from "../components/ui/PageTitle";
import { ConsentOffer } from "../features/my-account/applications/ConsentOffer";
import type { PageModule } from "../lib/page";

export const head: PageModule["head"] = ({ site, url }) => ({
  title: consentTexts.title,
  description: consentTexts.description,
  canonical: `${site.origin}${url.pathname}`,
  noIndex: true,
});

export function Component() {
  const [params] = useSearchParams();
  return (
    <>
      <PageTitle title={consentTexts.title} />
      <div className="container">
        <ConsentOffer token={params.get("token") ?? ""} />
      </div>
    </>
  );
}
