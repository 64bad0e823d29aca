import { useEffect, useEffectEvent, useState } from "react";
import { useSearchParams } from "react-router-dom";
import { accountTexts } from "#texts/account";
import { ownPlanTexts as texts } from "#texts/own-plans";
import { paths } from "#site/paths";
import { EmptyState } from "../../../../components/ui/EmptyState";
import { Unloaded } from "../../../../components/ui/Unloaded";
import { LinkButton } from "../../../../components/ui/LinkButton";
import { Message } from "../../../../components/ui/Message";
import { Pane } from "../../../../components/ui/Pane";
import { SectionSkeleton } from "../../../../components/ui/SectionSkeleton";
import { FRESH } from "../../../../lib/use-list";
import type { TermsPrompt } from "./ChangeTerm";
import { OpenOrders } from "./OpenOrders";
import { OwnPlan } from "./OwnPlan";
import {
  useOwnPlansQuery,
  type OwnPlan_SubscriptionFragment as Plan,
  type OwnPlansQuery,
} from "./OwnPlans.generated";
import classes from "./Plans.module.css";

const POLL_MS = 2_000;
/** Long enough for an event that is sent a second time. */
const POLLING_MS = 30_000;

interface PlansSectionProps {
  /** Asks to sign the Terms before a plan is changed. */
  terms: TermsPrompt;
}

/** The plans that the person bought: running ones first, and what they chose and did not buy. */
export function PlansSection({ terms }: PlansSectionProps) {
  const query = useOwnPlansQuery(FRESH);
  const { data, startPolling, stopPolling } = query;
  const changedId = useChangedCard(startPolling, stopPolling);
  if (data === undefined)
    return <Unloaded query={query} failed={texts.failed} skeleton={<SectionSkeleton />} />;
  return (
    <Pane title={accountTexts.names.plans} lead={texts.lead}>
      <CardSaved plan={data.mySubscriptions.find(({ id }) => id === changedId)} />
      <Plans {...data} terms={terms} />
    </Pane>
  );
}

/**
 * The id of the plan whose card was just changed at Stripe, whose page comes back here with it; null for none. The card is on
 * the plan once Stripe's event has arrived.
 */
function useChangedCard(
  startPolling: (milliseconds: number) => void,
  stopPolling: () => void,
): string | null {
  const [search, setSearch] = useSearchParams();
  const [id] = useState(search.get("card"));
  // Opened again later, the page should not say it again.
  const clear = useEffectEvent(() => setSearch({}, { replace: true, preventScrollReset: true }));
  useEffect(() => {
    if (id === null) return;
    clear();
    startPolling(POLL_MS);
    const timer = setTimeout(stopPolling, POLLING_MS);
    return () => {
      clearTimeout(timer);
      stopPolling();
    };
  }, [id, startPolling, stopPolling]);
  return id;
}

function CardSaved({ plan }: { plan: Plan | undefined }) {
  if (plan === undefined) return null;
  const { nextPaymentAt, plan: bought } = plan;
  return (
    <Message tone="success">
      {texts.cardSaved(bought.title)} {nextPaymentAt !== null && texts.cardCharged}
    </Message>
  );
}

function Plans({
  mySubscriptions: plans,
  myOpenOrders: orders,
  terms,
}: OwnPlansQuery & PlansSectionProps) {
  const running = plans.filter(({ isRunning }) => isRunning);
  const ended = plans.filter(({ isRunning }) => !isRunning);
  return (
    <>
      <OpenOrders orders={orders} />
      {plans.length === 0 && orders.length === 0 && <NoPlans />}
      <PlanList title={texts.running} plans={running} terms={terms} />
      <PlanList title={texts.ended} plans={ended} terms={terms} />
    </>
  );
}

const NoPlans = () => (
  <EmptyState
    title={texts.none}
    actions={<LinkButton to={paths.pricing}>{texts.seePlans}</LinkButton>}
  >
    {texts.noneText}
  </EmptyState>
);

interface PlanListProps extends PlansSectionProps {
  title: string;
  plans: readonly Plan[];
}

const PlanList = ({ title, plans, terms }: PlanListProps) =>
  plans.length > 0 && (
    <section className={classes.group}>
      <h3 className={classes.title}>{title}</h3>
      <ul className={classes.list}>
        {plans.map((plan) => (
          <OwnPlan key={plan.id} plan={plan} terms={terms} />
        ))}
      </ul>
    </section>
  );
