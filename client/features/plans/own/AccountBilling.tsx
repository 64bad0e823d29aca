import { billingTexts } from "#texts/billing";
import { paths } from "#site/paths";
import classes from "./AccountBilling.module.css";
import { useBoughtSubscriptionsQuery } from "./BoughtSubscriptions.generated";
import { ManageBilling } from "./ManageBilling";

/**
 * The signed-in user's plans and a link to their billing; to the plans on offer if they have none. Queried only where it is shown,
 * so that other pages do not pay for it.
 */
export function AccountBilling() {
  const { data } = useBoughtSubscriptionsQuery({ ssr: false, fetchPolicy: "cache-and-network" });
  const titles = new Set((data?.mySubscriptions ?? []).map(({ plan }) => plan.title));
  if (data === undefined) return null;
  if (titles.size === 0)
    return (
      <p className={classes.billing}>
        {billingTexts.noPlans} <a href={paths.pricing}>{billingTexts.seePlans}</a>
      </p>
    );
  return (
    <section className={classes.billing} aria-label={billingTexts.yourPlans}>
      <p>
        {billingTexts.yourPlans}: <strong>{[...titles].join(", ")}</strong>
      </p>
      <p>
        <a href={paths.account("plans")}>{billingTexts.seeOwnPlans}</a>
      </p>
      <ManageBilling returnTo="PRICING" variant="default" fullWidth />
    </section>
  );
}
