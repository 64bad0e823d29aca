import { Suspense, useState } from "react";
import { Link, useLoaderData } from "react-router-dom";
import {
  comparison,
  nextSteps,
  pricingIntro,
  questions,
  samePrice,
  stillUnsure,
} from "#content/pricing";
import { pageNames } from "#texts/page-names";
import { plansTexts } from "#texts/plans";
import { Section } from "../components/marketing/Section";
import { Message } from "../components/ui/Message";
import { PageTitle } from "../components/ui/PageTitle";
import { Skeleton } from "../components/ui/Skeleton";
import { useOwnedPlans } from "../features/plans/own/use-owned-plans";
import { usePurchase, type Purchase } from "../features/plans/checkout/use-purchase";
import { Closing } from "../features/content/Closing";
import { Scene } from "../features/content/Scene";
import { NextSteps } from "../features/plans/offer/NextSteps";
import { productOf, TERM_PARAMETER, type TermOption } from "../features/plans/offer/plan-term";
import { PlanCards } from "../features/plans/offer/PlanCards";
import { PlanComparison } from "../features/plans/offer/PlanComparison";
import { PlansDocument } from "../features/plans/offer/Plans.generated";
import { PricingFaq } from "../features/plans/offer/PricingFaq";
import { TermToggle } from "../features/plans/offer/TermToggle";
import { usePlanSummary } from "../features/plans/offer/use-plan-summary";
import { useTerm } from "../features/plans/offer/use-term";
import { lazyComponent } from "../lib/lazy-component";
import { loadState, type LoadRequest, type PageModule } from "../lib/page";
import { paths } from "#site/paths";
import classes from "./PricingPage.module.css";

const KeepOwnAccount = lazyComponent(
  () => import("../features/my-account/KeepOwnAccount"),
  "KeepOwnAccount",
);
const OverlapOffer = lazyComponent(
  () => import("../features/plans/own/OverlapOffer"),
  "OverlapOffer",
);
const TermsDialog = lazyComponent(() => import("../features/terms/TermsDialog"), "TermsDialog");

export const load = async ({ prefetch }: LoadRequest) =>
  loadState(await prefetch(PlansDocument, {}));

export const head: PageModule["head"] = ({ site }) => ({
  title: pageNames.pricing,
  description: pricingIntro.description,
  canonical: `${site.origin}${paths.pricing}`,
});

export function Component() {
  const { failed: loadFailed } = useLoaderData<typeof load>();
  const [term, setTerm] = useTerm();
  const purchase = usePurchase();
  return (
    <>
      <PageTitle
        title={pricingIntro.title}
        lead={pricingIntro.lead}
        picture={<Scene name="pricing" />}
      >
        <TermToggle term={term} onChange={setTerm} />
        <p className={classes.same}>{samePrice}</p>
      </PageTitle>
      <section className={`container ${classes.plans}`} aria-labelledby="plans">
        <h2 id="plans" className="visually-hidden">
          {plansTexts.plans}
        </h2>
        <Plans term={term} loadFailed={loadFailed} purchase={purchase} />
      </section>
      <Section title={comparison.title} lead={comparison.lead}>
        <PlanComparison term={term} />
      </Section>
      <Section title={nextSteps.title} tone="sunken">
        <NextSteps term={term} />
      </Section>
      <Section title={questions.title} split>
        <PricingFaq />
      </Section>
      <End term={term} />
      <Terms {...purchase} />
    </>
  );
}

interface PlansProps {
  term: TermOption;
  loadFailed: boolean;
  purchase: Purchase;
}

function Plans({ term, loadFailed, purchase }: PlansProps) {
  const { problem, busyProductId, start, payAgain } = purchase;
  const owned = useOwnedPlans(problem?.code);
  return (
    <PlanCards
      term={term}
      loadFailed={loadFailed}
      busyProductId={busyProductId}
      notice={
        problem && {
          productId: problem.productId,
          content: <Problem problem={problem} onKept={payAgain} />,
        }
      }
      owned={owned.months}
      insteadOf={(plan, busy) => {
        const other = owned.overlapping(plan.id);
        const product = productOf(plan, term);
        if (other === null || product === null) return null;
        return (
          <Suspense fallback={<Skeleton height="8rem" />}>
            <OverlapOffer
              owned={other}
              wanted={{ ...plan, months: product.months }}
              Terms={TermsDialog}
              busy={busy}
              onBuyBoth={() => start(product.productId, true)}
            />
          </Suspense>
        );
      }}
      onStart={start}
    />
  );
}

interface ProblemProps {
  problem: NonNullable<Purchase["problem"]>;
  onKept: () => void;
}

/** Why a purchase stopped; someone who is leaving can keep the account. */
const Problem = ({ problem, onKept }: ProblemProps) => (
  <>
    <Message tone="error">{problem.message}</Message>
    {problem.code === "DELETION_PENDING" && (
      <Suspense fallback={null}>
        <KeepOwnAccount onKept={onKept} />
      </Suspense>
    )}
  </>
);

const End = ({ term }: { term: TermOption }) => (
  <Closing
    title={stillUnsure.title}
    text={stillUnsure.text}
    actions={[
      { label: stillUnsure.askFirst, to: paths.contact },
      { label: stillUnsure.backToPlans, to: `?${TERM_PARAMETER}=${term.choice}#plans` },
    ]}
  >
    {stillUnsure.employers} <Link to={paths.hireTalents}>{stillUnsure.employersAction}</Link>.
  </Closing>
);

type TermsProps = Pick<Purchase, "termsProductId" | "termsAccepted" | "cancel">;

/** The terms dialog, loaded when it is first needed and kept from then on. */
function Terms({ termsProductId, termsAccepted, cancel }: TermsProps) {
  const [needed, setNeeded] = useState(false);
  const summary = usePlanSummary(termsProductId);
  if (termsProductId !== null && !needed) setNeeded(true);
  if (!needed) return null;
  return (
    <Suspense fallback={null}>
      <TermsDialog
        productId={termsProductId}
        summary={summary}
        onAccepted={termsAccepted}
        onCancel={cancel}
      />
    </Suspense>
  );
}
