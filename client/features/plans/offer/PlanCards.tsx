import type { ReactNode } from "react";
import { commonTexts } from "#texts/common";
import { plansTexts } from "#texts/plans";
import { EmptyState } from "../../../components/ui/EmptyState";
import { ErrorState } from "../../../components/ui/ErrorState";
import { LinkButton } from "../../../components/ui/LinkButton";
import { Skeleton } from "../../../components/ui/Skeleton";
import { paths } from "#site/paths";
import type { TermOption } from "./plan-term";
import { PlanCard } from "./PlanCard";
import type { PlanCard_PlanFragment } from "./PlanCard.generated";
import classes from "./PlanCards.module.css";
import { usePlansQuery } from "./Plans.generated";

interface PlanCardsProps {
  term: TermOption;
  /** Whether the server failed to load the plans. */
  loadFailed: boolean;
  /** The product whose purchase is in progress. */
  busyProductId: string | null;
  /** A message about a product's purchase, shown in its plan's card. */
  notice: { productId: string; content: ReactNode } | null;
  /** Plans that the viewer has: the months of their terms, by plan id. */
  owned: ReadonlyMap<string, number>;
  /** What takes the place of a plan's button; null for none. @param busy whether its purchase is in progress */
  insteadOf: (plan: PlanCard_PlanFragment, busy: boolean) => ReactNode;
  onStart: (productId: string) => void;
}

/** The plans for the chosen term. */
export function PlanCards(props: PlanCardsProps) {
  const { term, loadFailed, busyProductId, notice, owned, insteadOf, onStart } = props;
  const { data, error, loading, refetch } = usePlansQuery();
  if (data === undefined) {
    if (error === undefined && !loadFailed) return <PlanCardsSkeleton />;
    return (
      <ErrorState title={plansTexts.loadFailed} retrying={loading} onRetry={() => void refetch()} />
    );
  }
  if (data.plans.length === 0) return <NoPlans />;
  return (
    <div className={classes.plans}>
      {data.plans.map((plan, index) => {
        const sells = (productId: string | undefined | null) =>
          plan.terms.some((one) => one.productId === productId);
        return (
          <PlanCard
            key={plan.id}
            plan={plan}
            term={term}
            highlighted={index === data.plans.length - 1}
            busy={sells(busyProductId)}
            notice={sells(notice?.productId) ? notice?.content : null}
            ownedMonths={owned.get(plan.id) ?? null}
            instead={insteadOf(plan, sells(busyProductId))}
            onStart={onStart}
          />
        );
      })}
    </div>
  );
}

const NoPlans = () => (
  <EmptyState
    title={plansTexts.none}
    actions={<LinkButton to={paths.contact}>{plansTexts.contactUs}</LinkButton>}
  >
    {plansTexts.noneText}
  </EmptyState>
);

const PlanCardsSkeleton = () => (
  <div className={classes.plans} role="status">
    <span className="visually-hidden">{commonTexts.loading}</span>
    <PlanCardSkeleton />
    <PlanCardSkeleton />
  </div>
);

const LINE = { width: "85%", height: "1.25rem" };
/** Title, description, price, button, and features. */
const BONES = [
  { width: "60%", height: "2rem" },
  { height: "3rem" },
  { width: "40%", height: "3.25rem" },
  { height: "3.25rem" },
  ...[LINE, LINE, LINE, LINE, LINE, LINE],
];

const PlanCardSkeleton = () => (
  <div className={classes.bones} aria-hidden="true">
    {BONES.map((bone, index) => (
      <Skeleton key={index} {...bone} />
    ))}
  </div>
);
