import { demoCheckoutTexts as texts } from "#texts/demo-checkout";
import { shellTexts } from "#texts/shell";
import { Button } from "../../../components/ui/Button";
import { Message } from "../../../components/ui/Message";
import { formatMoney } from "../../../lib/money";
import { DemoCard } from "./DemoCard";
import classes from "./DemoOffer.module.css";
import { useDemoPlanQuery } from "./DemoPlan.generated";
import { PlanPicture } from "../own/PlanPicture";
import { useDemoCheckout } from "./use-demo-checkout";

interface DemoOfferProps {
  /** Whether the user came back from the pay page without paying. */
  canceled: boolean;
}

/** The starter plan, its price, and a button to buy it. */
export function DemoOffer({ canceled }: DemoOfferProps) {
  const { busy, problem, press } = useDemoCheckout();
  // Loaded in the browser: Stripe may be slow, and the page is useful without the price.
  const plan = useDemoPlanQuery({ ssr: false }).data?.demoPlan;
  return (
    <>
      {canceled && (
        <div className={classes.notice}>
          <Message tone="info">{shellTexts.orderCanceled}</Message>
        </div>
      )}
      <DemoCard picture={<PlanPicture />} title={texts.plan}>
        <p className={classes.price}>
          {plan && texts.price(formatMoney(plan.monthlyAmount, plan.currency))}
        </p>
        <ol className={classes.steps}>
          {texts.steps.map((step) => (
            <li key={step}>{step}</li>
          ))}
        </ol>
        <p className={classes.test}>
          <strong>{texts.card}</strong>
          <span>{texts.cardHint}</span>
        </p>
        {problem !== null && <Message tone="error">{problem}</Message>}
        <Button size="lg" fullWidth loading={busy} onClick={press}>
          {busy ? texts.processing : texts.checkout}
        </Button>
      </DemoCard>
    </>
  );
}
