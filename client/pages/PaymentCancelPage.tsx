import { useSearchParams } from "react-router-dom";
import { billingTexts } from "#texts/billing";
import { PaymentCancelled } from "../features/billing/PaymentCancelled";
import { KeptProduct } from "../features/cart/KeptProduct";
import { orderFromSearch } from "../features/cart/use-kept-product";
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
  return (
    <PaymentCancelled>
      <KeptProduct order={orderFromSearch(search)} />
    </PaymentCancelled>
  );
}
