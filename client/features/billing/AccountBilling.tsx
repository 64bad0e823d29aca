import { billingTexts } from "#texts/billing";
import classes from "./AccountBilling.module.css";
import { useBoughtSubscriptionsQuery } from "./BoughtSubscriptions.generated";
import { ManageBilling } from "./ManageBilling";

/**
 * The signed-in user's plans and a link to their billing; nothing if they have none. Queried only where it is shown,
 * so that other pages do not pay for it.
 */
export function AccountBilling() {
  const { data } = useBoughtSubscriptionsQuery({ ssr: false, fetchPolicy: "cache-and-network" });
  const titles = new Set((data?.mySubscriptions ?? []).map(({ plan }) => plan.title));
  if (titles.size === 0) return null;
  return (
    <section className={classes.billing} aria-label={billingTexts.yourPlans}>
      <p>
        {billingTexts.yourPlans}: <strong>{[...titles].join(", ")}</strong>
      </p>
      <ManageBilling returnTo="PRICING" variant="default" fullWidth />
    </section>
  );
}
