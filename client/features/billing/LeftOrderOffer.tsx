import type { ReactNode } from "react";
import { ownPlanTexts as texts } from "#texts/own-plans";
import { paths } from "#site/paths";
import { LinkButton } from "../../components/ui/LinkButton";
import { useReturnedOrderQuery, type ReturnedOrderQuery } from "./ReturnedOrder.generated";
import classes from "./PaymentResult.module.css";
import { ContinueOrder } from "./plans/ContinueOrder";

export interface LeftOrderProps {
  /** What the pay page was for; null if unknown. */
  productId: string | null;
  /** E.g. puts the plan into the cart. Only if the person still wants it: neither bought nor chosen anew in another window. */
  children: ReactNode;
}

type Order = ReturnedOrderQuery["myOpenOrders"][number];

/**
 * After leaving a pay page: the way back to it. A plan has one pay page at a time, so it may have been closed because the plan
 * was bought in another window, or another term chosen there. Then it says so, and leads there.
 */
export function LeftOrderOffer({ productId, children }: LeftOrderProps) {
  const { data, error } = useReturnedOrderQuery({ ssr: false, fetchPolicy: "network-only" });
  if (error !== undefined) return children;
  if (data === undefined) return null;
  const sells = ({ plan }: { plan: Order["plan"] | OwnPlan["plan"] }) =>
    plan.terms.some((term) => term.productId === productId);
  const bought = data.mySubscriptions.find((own) => own.isRunning && sells(own));
  if (bought !== undefined) return <Bought plan={bought.plan.title} />;
  const order = data.myOpenOrders.find(sells);
  if (order?.isWaiting === true) return <OnItsWay plan={order.plan.title} />;
  if (order !== undefined && order.productId !== productId)
    return <Unpaid order={order} isElsewhere />;
  const any = order ?? data.myOpenOrders.find(({ isWaiting }) => !isWaiting);
  return (
    <>
      {children}
      {any !== undefined && <Unpaid order={any} />}
    </>
  );
}

type OwnPlan = ReturnedOrderQuery["mySubscriptions"][number];

const Unpaid = ({ order, isElsewhere = false }: { order: Order; isElsewhere?: boolean }) => (
  <div className={classes.order}>
    <ContinueOrder order={order} isElsewhere={isElsewhere} headingLevel={2} />
  </div>
);

const Bought = ({ plan }: { plan: string }) => (
  <Box title={texts.boughtTitle(plan)} text={texts.bought}>
    <LinkButton to={paths.account("plans")} size="sm">
      {texts.seePlan}
    </LinkButton>
  </Box>
);

const OnItsWay = ({ plan }: { plan: string }) => (
  <Box title={texts.waitingTitle} text={texts.waitingText(plan)} />
);

const Box = ({ title, text, children }: { title: string; text: string; children?: ReactNode }) => (
  <div className={classes.order}>
    <h2 className={classes.orderTitle}>{title}</h2>
    <p>{text}</p>
    {children}
  </div>
);
