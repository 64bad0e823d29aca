import { Link } from "react-router-dom";
import { shellTexts } from "#texts/shell";
import { paths } from "#site/paths";
import { useViewer } from "../../lib/session/viewer";
import { Message } from "../ui/Message";
import classes from "./OrderNotice.module.css";
import { useCheckoutResultQuery } from "./OrderResult.generated";

/** What became of the checkout in the address. Anyone can write that, so only the person's own checkout is believed. */
export function OrderResult({ sessionId }: { sessionId: string }) {
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
