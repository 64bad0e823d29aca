import { ownPlanTexts as texts } from "#texts/own-plans";
import { ContinueOrder } from "./ContinueOrder";
import type { OpenOrder_OrderFragment as Order } from "./OpenOrder.generated";
import classes from "./Plans.module.css";

/** What the person chose and has not bought: payments on their way, and the way back to the checkout. */
export const OpenOrders = ({ orders }: { orders: readonly Order[] }) =>
  orders.length > 0 && (
    <ul className={classes.list}>
      {orders.map((order) => (
        <li key={order.plan.id} className={classes.card}>
          {order.isWaiting ? (
            <Waiting order={order} />
          ) : (
            <ContinueOrder order={order} headingLevel={3} />
          )}
        </li>
      ))}
    </ul>
  );

const Waiting = ({ order }: { order: Order }) => (
  <>
    <h3 className={classes.name}>{texts.waitingTitle}</h3>
    <p>{texts.waitingText(order.plan.title)}</p>
  </>
);
