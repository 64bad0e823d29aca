import { useSearchParams } from "react-router-dom";
import { PaymentCancelled } from "../features/billing/PaymentCancelled";
import { KeptProduct } from "../features/cart/KeptProduct";
import { orderFromSearch } from "../features/cart/use-kept-product";
import type { PageModule } from "../lib/page";
import { paths } from "../lib/paths";

export const head: PageModule["head"] = ({ site }) => ({
  title: "Payment cancelled",
  description: "Your payment was cancelled.",
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
