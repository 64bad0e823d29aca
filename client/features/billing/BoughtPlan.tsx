import { billingTexts } from "#texts/billing";
import { language } from "#texts/language";
import { useViewer } from "../../lib/session/viewer";
import { useBoughtSubscriptionsQuery } from "./BoughtSubscriptions.generated";
import { ManageBilling } from "./ManageBilling";
import classes from "./PaymentResult.module.css";
import type { SubscriptionSummary_SubscriptionFragment } from "./SubscriptionSummary.generated";
import type { SavedPayment } from "./use-payment-record";

interface BoughtPlanProps {
  /** Null when it was saved on an earlier visit; the plan is then looked up. */
  payment: SavedPayment | null;
  productId: string;
}

type Subscription = Omit<SubscriptionSummary_SubscriptionFragment, "__typename">;

/** Which plan began, how far it is paid, when it ends, and the way to its billing. Nothing when that is not known. */
export function BoughtPlan({ payment, productId }: BoughtPlanProps) {
  const { viewer } = useViewer();
  const { data } = useBoughtSubscriptionsQuery({ skip: payment !== null || viewer === null });
  const subscription =
    payment?.subscription ??
    data?.mySubscriptions.find((bought) => bought.productId === productId) ??
    null;
  const title = subscription?.plan.title ?? payment?.planTitle;
  if (title === undefined) return null;
  return (
    <>
      <p className={classes.plan}>
        <strong>{title}</strong>
        {subscription !== null && (
          <>
            <span>{progressOf(subscription)}</span>
            <span>{endOf(subscription)}</span>
          </>
        )}
      </p>
      <ManageBilling returnTo="PRICING" variant="default" size="sm" />
    </>
  );
}

/** The provider's invoice may arrive after the person: then no payment is counted yet. */
const progressOf = ({ paymentsMade, paymentsTotal }: Subscription): string =>
  billingTexts.paymentOf(Math.max(1, paymentsMade), paymentsTotal);

const endOf = ({ endsAt, months }: Subscription): string =>
  endsAt === null ? billingTexts.endsAfter(months) : billingTexts.endsOn(longDate(endsAt));

/** In UTC, as in the mail that confirms the plan. */
const longDate = (iso: string): string =>
  new Date(iso).toLocaleDateString(language.locale, { dateStyle: "long", timeZone: "UTC" });
