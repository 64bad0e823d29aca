import { billingTexts } from "#texts/billing";
import classes from "./AccountBilling.module.css";
import { useBoughtSubscriptionsQuery } from "./BoughtSubscriptions.generated";
import { ManageBilling } from "./ManageBilling";

/**
 * The plans of who is signed in and the way to their billing; nothing for who bought none. Asked for where it is
 * shown, anew each time, so that no page pays for it.
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
