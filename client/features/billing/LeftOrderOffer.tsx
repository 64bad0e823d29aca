import { ContinueOrder } from "./plans/ContinueOrder";
import { useOpenOrdersQuery } from "./plans/OpenOrder.generated";
import classes from "./PaymentResult.module.css";

/** After leaving the pay page: the way back to it, if the signed-in person still has something to pay. */
export function LeftOrderOffer() {
  const { data } = useOpenOrdersQuery({ ssr: false });
  const order = data?.myOpenOrders.find(({ isWaiting }) => !isWaiting);
  if (order === undefined) return null;
  return (
    <div className={classes.order}>
      <ContinueOrder order={order} headingLevel={2} />
    </div>
  );
}
