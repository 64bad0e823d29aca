import { useEffect, useEffectEvent, useRef, type ReactNode } from "react";
import { ownPlanTexts as texts } from "#texts/own-plans";
import { paths } from "#site/paths";
import { LinkButton } from "../../../components/ui/LinkButton";
import {
  useReturnedOrderQuery,
  type ReturnedOrderQuery,
} from "../checkout/ReturnedOrder.generated";
import classes from "../checkout/PaymentResult.module.css";
import { ContinueOrder } from "./plan/ContinueOrder";

export interface LeftOrderProps {
  /** What the pay page was for; null if unknown. */
  productId: string | null;
  /** E.g. puts the plan into the cart. Only if the person still wants it: neither bought nor chosen anew in another window. */
  children: ReactNode;
  /** The page's other ways on, which stand below. @param hasMain whether what was left has the page's main button */
  otherWays: (hasMain: boolean) => ReactNode;
}

const ASK_AGAIN_MS = 3_000;
const MOST_TIMES = 3;

/** The way back must not be missing because a busy site refused once: asks again a little later, a few times. */
function useAskAgain(error: object | undefined, ask: () => void): void {
  const asked = useRef(0);
  const askAgain = useEffectEvent(ask);
  useEffect(() => {
    if (error === undefined || asked.current === MOST_TIMES) return;
    asked.current += 1;
    const timer = setTimeout(askAgain, ASK_AGAIN_MS * asked.current);
    return () => clearTimeout(timer);
  }, [error]);
}

type Order = ReturnedOrderQuery["myOpenOrders"][number];

/**
 * After leaving a pay page: the way back to it. A plan has one pay page at a time, so it may have been closed because the plan
 * was bought in another window, or another term chosen there. Then it says so, and leads there.
 */
export function LeftOrderOffer({ productId, children, otherWays }: LeftOrderProps) {
  const { data, error, refetch } = useReturnedOrderQuery({
    ssr: false,
    fetchPolicy: "network-only",
  });
  useAskAgain(error, () => void refetch().catch(() => undefined));
  if (data === undefined)
    return (
      <>
        {error !== undefined && children}
        {otherWays(false)}
      </>
    );
  const { offer, cart } = offerOf(data, productId);
  return (
    <>
      {cart === "QUIET" && <div hidden>{children}</div>}
      {cart === "SHOWN" && children}
      {offer}
      {otherWays(offer !== null)}
    </>
  );
}

interface Offer {
  offer: ReactNode;
  /** Whether the plan goes into the cart, and whether that is said: an offer of the same plan says it already. */
  cart: "SHOWN" | "QUIET" | "NONE";
}

function offerOf({ myOpenOrders, mySubscriptions }: ReturnedOrderQuery, id: string | null): Offer {
  const sells = ({ plan }: { plan: Order["plan"] | OwnPlan["plan"] }) =>
    plan.terms.some(({ productId }) => productId === id);
  const bought = mySubscriptions.find((own) => own.isRunning && sells(own));
  if (bought !== undefined) return { offer: <Bought plan={bought.plan.title} />, cart: "NONE" };
  const order = myOpenOrders.find(sells);
  if (order?.isWaiting === true)
    return { offer: <OnItsWay plan={order.plan.title} />, cart: "NONE" };
  if (order !== undefined) {
    const isElsewhere = order.productId !== id;
    const offer = <Unpaid order={order} isElsewhere={isElsewhere} />;
    return { offer, cart: isElsewhere ? "NONE" : "QUIET" };
  }
  const other = myOpenOrders.find(({ isWaiting }) => !isWaiting);
  return { offer: other === undefined ? null : <Unpaid order={other} />, cart: "SHOWN" };
}

type OwnPlan = ReturnedOrderQuery["mySubscriptions"][number];

const Unpaid = ({ order, isElsewhere = false }: { order: Order; isElsewhere?: boolean }) => (
  <div className={classes.order}>
    <ContinueOrder order={order} isElsewhere={isElsewhere} headingLevel={2} />
  </div>
);

const Bought = ({ plan }: { plan: string }) => (
  <Box title={texts.boughtTitle(plan)} text={texts.bought} />
);

const OnItsWay = ({ plan }: { plan: string }) => (
  <Box title={texts.waitingTitle} text={texts.waitingText(plan)} />
);

const Box = ({ title, text }: { title: string; text: string }) => (
  <div className={classes.order}>
    <h2 className={classes.orderTitle}>{title}</h2>
    <p>{text}</p>
    <LinkButton to={paths.account("plans")} size="sm">
      {texts.seePlan}
    </LinkButton>
  </div>
);
