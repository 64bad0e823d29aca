import { useEffect, type ReactNode } from "react";
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
  /** Called with whether there is a box to show, about a plan that is unpaid, bought, or on its way. */
  onFound: (isFound: boolean) => void;
}

type Order = ReturnedOrderQuery["myOpenOrders"][number];

/**
 * After leaving a pay page: the way back to it. A plan has one pay page at a time, so it may have been closed because the plan
 * was bought in another window, or another term chosen there. Then it says so, and leads there.
 */
export function LeftOrderOffer({ productId, children, onFound }: LeftOrderProps) {
  const { data, error } = useReturnedOrderQuery({ ssr: false, fetchPolicy: "network-only" });
  const { box, isWanted } = data === undefined ? NOTHING : found(data, productId);
  const isFound = box !== null;
  useEffect(() => onFound(isFound), [isFound, onFound]);
  if (data === undefined && error === undefined) return null;
  return (
    <>
      {isWanted && children}
      {box}
    </>
  );
}

interface Found {
  box: ReactNode;
  /** Whether the person still wants the plan whose pay page they left. */
  isWanted: boolean;
}

const NOTHING: Found = { box: null, isWanted: true };

function found({ mySubscriptions, myOpenOrders }: ReturnedOrderQuery, productId: string | null) {
  const sells = ({ plan }: Pick<Order | OwnPlan, "plan">) =>
    plan.terms.some((term) => term.productId === productId);
  const instead = (box: ReactNode): Found => ({ box, isWanted: false });
  const bought = mySubscriptions.find((own) => own.isRunning && sells(own));
  if (bought !== undefined) return instead(<Bought plan={bought.plan.title} />);
  const order = myOpenOrders.find(sells);
  if (order?.isWaiting === true) return instead(<OnItsWay plan={order.plan.title} />);
  if (order !== undefined && order.productId !== productId)
    return instead(<Unpaid order={order} isElsewhere />);
  const any = order ?? myOpenOrders.find(({ isWaiting }) => !isWaiting);
  return any === undefined ? NOTHING : { box: <Unpaid order={any} />, isWanted: true };
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
