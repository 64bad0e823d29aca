import { billingTexts } from "#texts/billing";
import { longFirmDay } from "#texts/long-day";
import { formatMoney } from "../../../lib/money";
import { useViewer } from "../../../lib/session/viewer";
import { useBoughtProductQuery } from "./BoughtProduct.generated";
import classes from "./PaymentResult.module.css";
import type { SubscriptionSummary_SubscriptionFragment } from "../own/SubscriptionSummary.generated";
import type { SavedPayment } from "./use-payment-record";

interface BoughtPlanProps {
  /** From the URL, so it may be anything, or nothing. */
  productId: string;
  isSaved: boolean;
  /** Null until it is saved, or if it was saved on an earlier visit. */
  payment: SavedPayment | null;
  /** Null until it is known. */
  subscription: Subscription | null;
}

type Subscription = Omit<SubscriptionSummary_SubscriptionFragment, "__typename">;

/** The purchased plan: title, term and price; once paid, also payments so far, end date and the mail sent. */
export function BoughtPlan({ productId, isSaved, payment, subscription }: BoughtPlanProps) {
  const { viewer } = useViewer();
  const product = useProduct(subscription?.productId ?? payment?.productId ?? productId);
  const title = subscription?.plan.title ?? payment?.planTitle ?? product?.title;
  if (title === undefined) return null;
  return (
    <>
      <div className={classes.plan}>
        <strong>{title}</strong>
        {product !== null && <p>{product.terms}</p>}
        <p className={classes.paid}>
          {payment !== null && (
            <span>{billingTexts.paid(formatMoney(payment.amount, payment.currency))}</span>
          )}
          {subscription !== null && <span>{progressOf(subscription)}</span>}
        </p>
        {subscription !== null && <p>{endOf(subscription)}</p>}
      </div>
      {/* Another user may open the URL in this browser; the mail was not sent to them. */}
      {isSaved && viewer !== null && (payment ?? subscription) !== null && (
        <p className={classes.note}>{billingTexts.mailed(viewer.email)}</p>
      )}
    </>
  );
}

/** Title and terms of a product on sale; null if unknown or still loading. */
function useProduct(productId: string): { title: string; terms: string } | null {
  const { data } = useBoughtProductQuery({ skip: productId === "" });
  for (const { title, terms, monthlyAmount, currency } of data?.plans ?? []) {
    const term = terms.find((one) => one.productId === productId);
    if (term === undefined) continue;
    const price = formatMoney(monthlyAmount, currency);
    return { title, terms: billingTexts.terms(term.label, term.months, price) };
  }
  return null;
}

/** The provider's invoice may arrive after the user is back; until then it counts zero payments. */
const progressOf = ({ paymentsMade, paymentsTotal }: Subscription): string =>
  billingTexts.paymentOf(Math.max(1, paymentsMade), paymentsTotal);

const endOf = ({ endsAt, months }: Subscription): string =>
  endsAt === null ? billingTexts.endsAfter(months) : billingTexts.endsOn(longFirmDay(endsAt));
