import { useNavigate } from "react-router-dom";
import { ownPlanTexts as texts } from "#texts/own-plans";
import { paths } from "#site/paths";
import { Button } from "../../../components/ui/Button";
import { Message } from "../../../components/ui/Message";
import { formatMoney } from "../../../lib/money";
import { useCheckout } from "../use-checkout";
import { useRedirectButton } from "../use-redirect-button";
import type { OpenOrder_OrderFragment as Order } from "./OwnPlans.generated";
import classes from "./Plans.module.css";

/** What the person chose and has not bought: payments on their way, and the way back to the checkout. */
export const OpenOrders = ({ orders }: { orders: readonly Order[] }) =>
  orders.length > 0 && (
    <ul className={classes.list}>
      {orders.map((order) => (
        <li key={order.plan.id} className={classes.card}>
          {order.isWaiting ? <Waiting order={order} /> : <Continue order={order} />}
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

function Continue({ order }: { order: Order }) {
  const { plan, months, productId } = order;
  const { busy, problem, press } = useContinue(productId);
  const monthly = formatMoney(plan.monthlyAmount, plan.currency);
  return (
    <>
      <h3 className={classes.name}>{texts.continueTitle}</h3>
      <p>{texts.continueText(plan.title, months, monthly)}</p>
      {problem !== null && <Message tone="error">{problem}</Message>}
      <div className={classes.actions}>
        <Button
          size="sm"
          loading={busy}
          aria-label={texts.continueNamed(plan.title)}
          onClick={press}
        >
          {busy ? texts.opening : texts.continue}
        </Button>
      </div>
    </>
  );
}

/** Opens the pay page again; the pricing page asks for the terms first if they were not accepted lately. */
function useContinue(productId: string) {
  const openCheckout = useCheckout();
  const navigate = useNavigate();
  return useRedirectButton(async () => {
    const reason = await openCheckout(productId);
    if (reason?.code !== "TERMS_REQUIRED") return reason;
    await navigate(paths.buy(productId));
    return null;
  });
}
