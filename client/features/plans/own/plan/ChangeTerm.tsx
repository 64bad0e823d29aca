import { Suspense, useState, type ComponentType } from "react";
import { ownPlanTexts as texts } from "#texts/own-plans";
import { Button, type ButtonLook } from "../../../../components/ui/Button";
import { ConfirmDialog } from "../../../../components/ui/ConfirmDialog";
import { formatMoney } from "../../../../lib/money";
import { attempt } from "../../../../lib/refusal";
import {
  useChangePlanTermMutation,
  type OwnPlan_OfferFragment as Offer,
  type OwnPlan_SubscriptionFragment as Plan,
} from "./OwnPlans.generated";

/** Asks to read and sign the Terms for a product; null keeps it closed. It belongs to another feature. */
export type TermsPrompt = ComponentType<{
  productId: string | null;
  summary: string | null;
  onAccepted: () => void;
  onCancel: () => void;
}>;

/** What a change needs to know of the plan. */
export type ChangedPlan = Pick<Plan, "id" | "months"> & { plan: { id: string; title: string } };

interface ChangeTermProps {
  plan: ChangedPlan;
  offer: Offer;
  Terms: TermsPrompt;
  onChanged: () => void;
  look?: ButtonLook;
}

const SMALL: ButtonLook = { variant: "default", size: "sm" };

/** Changes a plan to another term, or to another plan, after showing every amount. */
export function ChangeTerm({ plan, offer, Terms, onChanged, look = SMALL }: ChangeTermProps) {
  const { id } = plan;
  const { productId, leftAmount, needsTerms } = offer;
  const words = wordsOf(plan, offer);
  const [change] = useChangePlanTermMutation();
  const [step, setStep] = useState<"terms" | "asking" | null>(null);
  const confirm = async () => {
    const input = { id, productId, expectedLeftAmount: leftAmount };
    const outcome = await attempt(
      () => change({ variables: { input } }),
      "subscription",
      texts.termNotChanged,
    );
    if (outcome.ok) onChanged();
    return outcome;
  };
  return (
    <>
      <Button
        {...look}
        aria-label={words.named}
        onClick={() => setStep(needsTerms ? "terms" : "asking")}
      >
        {words.action}
      </Button>
      {needsTerms && (
        <Suspense fallback={null}>
          <Terms
            productId={step === "terms" ? productId : null}
            summary={words.terms}
            onAccepted={() => setStep("asking")}
            onCancel={() => setStep(null)}
          />
        </Suspense>
      )}
      <ConfirmDialog
        opened={step === "asking"}
        onClose={() => setStep(null)}
        title={words.title}
        action={words.action}
        danger={false}
        keep={words.keep}
        onConfirm={confirm}
      >
        <Amounts plan={plan} offer={offer} />
      </ConfirmDialog>
    </>
  );
}

const isOtherPlan = ({ plan }: ChangedPlan, offer: Offer): boolean => plan.id !== offer.plan.id;

function wordsOf(plan: ChangedPlan, offer: Offer) {
  const { title } = plan.plan;
  const { months, plan: wanted } = offer;
  if (!isOtherPlan(plan, offer))
    return {
      action: texts.changeTerm(months),
      named: texts.changeTermNamed(title, months),
      title: texts.changeTitle(title, months),
      keep: texts.keepTerm(plan.months),
      terms: texts.changeTerms,
    };
  return {
    action: texts.changePlan(wanted.title),
    named: texts.changePlanNamed(title, wanted.title),
    title: texts.changePlanTitle(title, wanted.title),
    keep: texts.keepPlan(title),
    terms: texts.changePlanTerms(wanted.title),
  };
}

function Amounts({ plan, offer }: { plan: ChangedPlan; offer: Offer }) {
  const { currency, endsAt } = offer;
  const money = (cents: number) => formatMoney(cents, currency);
  return (
    <>
      {isOtherPlan(plan, offer) ? (
        <PlanAmounts offer={offer} money={money} />
      ) : (
        <TermAmounts offer={offer} money={money} />
      )}
      <p>
        <strong>{texts.changeTotal(money(offer.totalAmount), endsAt)}</strong>
      </p>
      <p>{texts.changeUntil}</p>
    </>
  );
}

interface AmountsProps {
  offer: Offer;
  money: (cents: number) => string;
}

function TermAmounts({ offer, money }: AmountsProps) {
  const { paidAmount, paymentsLeft, monthlyAmount, leftAmount, nextPaymentAt } = offer;
  const [monthly, left] = [money(monthlyAmount), money(leftAmount)];
  return (
    <>
      <p>{texts.changeMeans(money(paidAmount))}</p>
      <p>{texts.changeLeft(paymentsLeft, monthly, left, nextPaymentAt)}</p>
    </>
  );
}

/** Another plan’s first month costs more or less than was paid, and the next payment settles it. */
function PlanAmounts({ offer, money }: AmountsProps) {
  const { paidAmount, paymentsLeft, monthlyAmount, nextAmount, nextPaymentAt } = offer;
  const [paid, monthly, next] = [money(paidAmount), money(monthlyAmount), money(nextAmount)];
  const difference = nextAmount - monthlyAmount;
  return (
    <>
      <p>{texts.changePlanMeans(paid, monthly)}</p>
      <p>
        {texts.changePlanNext(next, nextPaymentAt)}
        {difference > 0 && `: ${texts.changePlanMore(monthly, money(difference))}`}
        {difference < 0 && `: ${texts.changePlanLess(monthly, money(-difference))}`}
        {/* Taken back, it costs what was paid: nothing is to settle. */}
        {difference === 0 && "."} {texts.changePlanRest(paymentsLeft - 1, monthly)}
      </p>
    </>
  );
}
