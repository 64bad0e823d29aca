import { IconCheck } from "@tabler/icons-react";
import { commonTexts } from "#texts/common";
import { planTeasersTexts } from "#texts/plan-teasers";
import { Message } from "../../../components/ui/Message";
import { LinkButton } from "../../../components/ui/LinkButton";
import { Skeleton } from "../../../components/ui/Skeleton";
import { formatMoney } from "../../../lib/money";
import { paths } from "#site/paths";
import { usePlanTeasersQuery, type PlanTeasersQuery } from "./PlanTeasers.generated";
import classes from "./PlanTeasers.module.css";

/** A short version of the plans; details are on the pricing page. */
export function PlanTeasers({ loadFailed }: { loadFailed: boolean }) {
  const { data, error } = usePlanTeasersQuery();
  if (data !== undefined) {
    return (
      <ul className={classes.plans}>
        {data.plans.map((plan) => (
          <Plan key={plan.id} plan={plan} />
        ))}
      </ul>
    );
  }
  if (error !== undefined || loadFailed) {
    return <Message tone="info">{planTeasersTexts.loadFailed}</Message>;
  }
  return (
    <div className={classes.plans} role="status">
      <span className="visually-hidden">{commonTexts.loading}</span>
      <Skeleton height="20rem" radius="var(--radius-lg)" />
      <Skeleton height="20rem" radius="var(--radius-lg)" />
    </div>
  );
}

const Plan = ({ plan }: { plan: PlanTeasersQuery["plans"][number] }) => (
  <li className={classes.plan}>
    <h3>{plan.title}</h3>
    <p className={classes.price}>
      {planTeasersTexts.perMonth(
        <strong key="price">{formatMoney(plan.monthlyAmount, plan.currency)}</strong>,
      )}
    </p>
    <p>{plan.description}</p>
    <ul className={classes.features}>
      {plan.features.slice(0, 4).map((feature) => (
        <li key={feature}>
          <IconCheck size={18} aria-hidden="true" />
          {feature}
        </li>
      ))}
    </ul>
    <LinkButton to={paths.pricing} variant="default">
      {planTeasersTexts.compare}
    </LinkButton>
  </li>
);
