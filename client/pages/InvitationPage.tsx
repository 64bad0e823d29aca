import { useSearchParams } from "react-router-dom";
import { deskTexts } from "#texts/desk";
import { PageTitle } from "../components/ui/PageTitle";
import { Invitation } from "../features/invitation/Invitation";
import type { PageModule } from "../lib/page";

export const head: PageModule["head"] = ({ site, url }) => ({
  title: deskTexts.invitationTitle,
  description: deskTexts.invitationTitle,
  canonical: `${site.origin}${url.pathname}`,
  noIndex: true,
});

export function Component() {
  const [params] = useSearchParams();
  return (
    <>
      <PageTitle title={deskTexts.invitationTitle} />
      <div className="container">
        <Invitation token={params.get("token") ?? ""} />
      </div>
    </>
  );
}
