import { useLocation } from "react-router-dom";
import { accountTexts } from "#texts/account";
import { accountSections, sectionIn } from "#site/paths";
import { PageTitle } from "../components/ui/PageTitle";
import { Account } from "../features/my-account/Account";
import { ProofPrompt } from "../features/my-account/factors/ProofPrompt";
import { lazyComponent } from "../lib/lazy-component";
import type { PageModule } from "../lib/page";

const PlansSection = lazyComponent(
  () => import("../features/plans/own/plan/PlansSection"),
  "PlansSection",
);

const StatusSection = lazyComponent(
  () => import("../features/status/StatusSection"),
  "StatusSection",
);

const StatusCard = lazyComponent(() => import("../features/status/StatusCard"), "StatusCard");

const TermsDialog = lazyComponent(() => import("../features/terms/TermsDialog"), "TermsDialog");

const OwnPlans = () => <PlansSection terms={TermsDialog} />;

const sectionAt = (pathname: string) =>
  accountSections.find((section) => section === sectionIn(pathname)) ?? "";

export const head: PageModule["head"] = ({ site, url }) => ({
  title: accountTexts.titleOf(accountTexts.names[sectionAt(url.pathname)]),
  description: accountTexts.description,
  canonical: `${site.origin}${url.pathname}`,
  noIndex: true,
});

export function Component() {
  const { pathname } = useLocation();
  return (
    <>
      <PageTitle title={accountTexts.title} tone="plain" />
      <Account
        section={sectionAt(pathname)}
        plans={OwnPlans}
        status={StatusSection}
        statusCard={StatusCard}
      />
      <ProofPrompt />
    </>
  );
}
