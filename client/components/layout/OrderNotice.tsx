import { Link, useMatch, useSearchParams } from "react-router-dom";
import { shellTexts } from "#texts/shell";
import { paths } from "../../lib/paths";
import { Message } from "../ui/Message";
import classes from "./OrderNotice.module.css";

/** Says how a checkout ended when the payment page sent the person back with a flag. */
export function OrderNotice() {
  const [search] = useSearchParams();
  // That page says it itself.
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
  return (
    <div className={`container ${classes.notice}`}>
      <Message tone="success">
        {shellTexts.orderPaid}{" "}
        <Link to={`/payment-success?${new URLSearchParams({ session_id: sessionId }).toString()}`}>
          {shellTexts.seeOrder}
        </Link>
      </Message>
    </div>
  );
}
