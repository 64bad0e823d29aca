import { useNavigate } from "react-router-dom";
import { ownPlanTexts as texts } from "#texts/own-plans";
import { paths } from "#site/paths";
import { Button } from "../../../../components/ui/Button";
import { Message } from "../../../../components/ui/Message";
import { formatMoney } from "../../../../lib/money";
import { useCheckout } from "../../checkout/use-checkout";
import { useRedirectButton } from "../../checkout/use-redirect-button";
import type { OpenOrder_OrderFragment as Order } from "./OpenOrder.generated";
import classes from "./ContinueOrder.module.css";

interface ContinueOrderProps {
  order: Order;
  headingLevel: 2 | 3;
  /** It was chosen in another window, which closed the pay page that the person comes from. */
  isElsewhere?: boolean;
}

/** A plan that was chosen and not paid: what it costs, and the way back to its pay page. */
export function ContinueOrder(props: ContinueOrderProps) {
  const { order, headingLevel, isElsewhere = false } = props;
  const { plan, months } = order;
  const { busy, problem, press } = useContinue(order);
  const monthly = formatMoney(plan.monthlyAmount, plan.currency);
  const Heading = headingLevel === 2 ? "h2" : "h3";
  return (
    <div className={classes.order}>
      <Heading className={classes.title}>
        {isElsewhere ? texts.elsewhereTitle : texts.continueTitle}
      </Heading>
      {isElsewhere && <p>{texts.elsewhere(plan.title)}</p>}
      <p>{texts.continueText(plan.title, months, monthly)}</p>
      {problem !== null && <Message tone="error">{problem}</Message>}
      <Button size="sm" loading={busy} onClick={press}>
        {busy ? texts.opening : texts.continue}
        <span className="visually-hidden"> {texts.forPlan(plan.title)}</span>
      </Button>
    </div>
  );
}

/** Opens the pay page again; the pricing page asks for the terms first if they were not accepted lately. */
function useContinue({ productId, overlapConfirmed: confirmOverlap }: Order) {
  const openCheckout = useCheckout();
  const navigate = useNavigate();
  return useRedirectButton(async () => {
    const reason = await openCheckout({ productId, confirmOverlap });
    if (reason?.code !== "TERMS_REQUIRED") return reason;
    await navigate(paths.buy(productId));
    return null;
  });
}
