import { useSearchParams } from "react-router-dom";
import { billingTexts } from "#texts/billing";
import { BoughtProductDocument } from "../features/plans/checkout/BoughtProduct.generated";
import { PaymentResult } from "../features/plans/checkout/PaymentResult";
import type { LoadRequest, PageModule } from "../lib/page";
import { paths } from "#site/paths";

export const load = async ({ url, prefetch }: LoadRequest) => {
  if (url.searchParams.has("productId")) await prefetch(BoughtProductDocument, {});
  return null;
};

export const head: PageModule["head"] = ({ site }) => ({
  title: billingTexts.resultPage,
  description: billingTexts.resultDescription,
  canonical: `${site.origin}${paths.paymentSuccess}`,
  noIndex: true,
});

export function Component() {
  const [search] = useSearchParams();
  const sessionId = search.get("session_id") ?? "";
  return (
    <PaymentResult
      key={sessionId}
      sessionId={sessionId}
      productId={search.get("productId") ?? ""}
    />
  );
}
