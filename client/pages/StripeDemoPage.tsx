import { demoCheckoutTexts as texts } from "#texts/demo-checkout";
import { useSearchParams } from "react-router-dom";
import { PageTitle } from "../components/ui/PageTitle";
import { DemoOffer } from "../features/plans/checkout/DemoOffer";
import { DemoPlanDocument } from "../features/plans/checkout/DemoPlan.generated";
import { DemoResult } from "../features/plans/checkout/DemoResult";
import type { PageModule } from "../lib/page";
import { paths } from "#site/paths";
import classes from "./StripeDemoPage.module.css";

export const asks: PageModule["asks"] = ({ searchParams }) =>
  searchParams.has("success") ? [] : [{ query: DemoPlanDocument }];

export const head: PageModule["head"] = ({ site }) => ({
  title: texts.title,
  description: texts.description,
  canonical: `${site.origin}${paths.stripeDemo}`,
  noIndex: true,
});

/** Exists only in installations without real payments (app/routes.tsx). */
export function Component() {
  const [search] = useSearchParams();
  const sessionId = search.get("session_id") ?? "";
  return (
    <>
      <PageTitle title={texts.title} lead={texts.lead} />
      <div className={`container ${classes.body}`}>
        {search.has("success") ? (
          <DemoResult key={sessionId} sessionId={sessionId} />
        ) : (
          <DemoOffer canceled={search.has("canceled")} />
        )}
      </div>
    </>
  );
}
