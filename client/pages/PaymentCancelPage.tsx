import { useSearchParams } from "react-router-dom";
import { billingTexts } from "#texts/billing";
import { PaymentCancelled } from "../features/plans/checkout/PaymentCancelled";
import { AbandonedOrderNotice } from "../features/cart/AbandonedOrderNotice";
import { orderFromSearch } from "../features/cart/use-abandoned-order";
import type { PageModule } from "../lib/page";
import { paths } from "#site/paths";

export const head: PageModule["head"] = ({ site }) => ({
  title: billingTexts.cancelPage,
  description: billingTexts.cancelDescription,
  canonical: `${site.origin}${paths.paymentCancel}`,
  noIndex: true,
});

export function Component() {
  const [search] = useSearchParams();
  const order = orderFromSearch(search);
  return (
    <PaymentCancelled productId={order?.productId ?? null}>
      <AbandonedOrderNotice order={order} />
    </PaymentCancelled>
  );
}
