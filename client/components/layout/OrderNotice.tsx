import { Link, useMatch, useSearchParams } from "react-router-dom";
import { shellTexts } from "#texts/shell";
import { paths } from "#site/paths";
import { useViewer } from "../../lib/session/viewer";
import { Message } from "../ui/Message";
import { useCheckoutResultQuery } from "./OrderNotice.generated";
import classes from "./OrderNotice.module.css";

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
  return <Returned sessionId={sessionId} />;
}

/** Anyone can write the address, so only the person's own checkout is believed. */
function Returned({ sessionId }: { sessionId: string }) {
  const { viewer } = useViewer();
  const query = useCheckoutResultQuery(
    viewer === null
      ? { skip: true, ssr: false }
      : { variables: { sessionId }, ssr: false, fetchPolicy: "network-only" },
  );
  const result = query.data?.checkoutResult ?? null;
  if (result === null) return null;
  return (
    <div className={`container ${classes.notice}`}>
      <Message tone={result === "PAID" ? "success" : "info"}>
        {shellTexts.orders[result]}{" "}
        <Link to={paths.paymentOf(sessionId)}>{shellTexts.seeOrder}</Link>
      </Message>
    </div>
  );
}
