import { useMatch, useSearchParams } from "react-router-dom";
import { shellTexts } from "#texts/shell";
import { paths } from "#site/paths";
import { useHydrated } from "../../lib/hydrated";
import { lazyComponent } from "../../lib/lazy-component";
import { GapBoundary } from "../ui/GapBoundary";
import { Message } from "../ui/Message";
import classes from "./OrderNotice.module.css";

const OrderResult = lazyComponent(() => import("./OrderResult"), "OrderResult");

/** The result of a checkout, read from the URL's query. */
export function OrderNotice() {
  const [search] = useSearchParams();
  // The demo page has its own notice.
  const atDemo = useMatch(paths.stripeDemo) !== null;
  if (atDemo) return null;
  if (search.has("canceled")) {
    return (
      <div className={`container ${classes.notice}`}>
        <Message tone="info">{shellTexts.orderCanceled}</Message>
      </div>
    );
  }
  const sessionId = search.get("session_id");
  if (!search.has("success") || sessionId === null) return null;
  return <Result sessionId={sessionId} />;
}

/** Not in the server's HTML, which knows no one's orders. */
function Result({ sessionId }: { sessionId: string }) {
  if (!useHydrated()) return null;
  return (
    <GapBoundary>
      <OrderResult sessionId={sessionId} />
    </GapBoundary>
  );
}
