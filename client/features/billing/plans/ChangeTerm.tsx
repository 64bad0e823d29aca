import { Suspense, useState, type ComponentType } from "react";
import { ownPlanTexts as texts } from "#texts/own-plans";
import { Button } from "../../../components/ui/Button";
import { ConfirmDialog } from "../../../components/ui/ConfirmDialog";
import { formatMoney } from "../../../lib/money";
import { attempt } from "../../../lib/refusal";
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

interface ChangeTermProps {
  plan: Plan;
  offer: Offer;
  Terms: TermsPrompt;
  onChanged: () => void;
}

/** Changes a plan to another term, after showing every amount. */
export function ChangeTerm({ plan, offer, Terms, onChanged }: ChangeTermProps) {
  const { id, months: current, plan: bought, termChangeNeedsTerms } = plan;
  const { productId, months, leftAmount } = offer;
  const [change] = useChangePlanTermMutation();
  const [step, setStep] = useState<"terms" | "asking" | null>(null);
  const confirm = async () => {
    const input = { id, productId, expectedLeftAmount: leftAmount };
    const outcome = await attempt(
      async () => (await change({ variables: { input } })).data?.changePlanTerm,
      ({ subscription }) => subscription,
      texts.termNotChanged,
    );
    if (outcome.ok) onChanged();
    return outcome;
  };
  return (
    <>
      <Button
        variant="default"
        size="sm"
        aria-label={texts.changeTermNamed(bought.title, months)}
        onClick={() => setStep(termChangeNeedsTerms ? "terms" : "asking")}
      >
        {texts.changeTerm(months)}
      </Button>
      {termChangeNeedsTerms && (
        <Suspense fallback={null}>
          <Terms
            productId={step === "terms" ? productId : null}
            summary={texts.changeTerms}
            onAccepted={() => setStep("asking")}
            onCancel={() => setStep(null)}
          />
        </Suspense>
      )}
      <ConfirmDialog
        opened={step === "asking"}
        onClose={() => setStep(null)}
        title={texts.changeTitle(bought.title, months)}
        action={texts.changeTerm(months)}
        danger={false}
        keep={texts.keepTerm(current)}
        onConfirm={confirm}
      >
        <Amounts offer={offer} />
      </ConfirmDialog>
    </>
  );
}

function Amounts({ offer }: { offer: Offer }) {
  const { currency, paymentsLeft, nextPaymentAt, endsAt } = offer;
  const money = (cents: number) => formatMoney(cents, currency);
  const left = money(offer.leftAmount);
  return (
    <>
      <p>{texts.changeMeans(money(offer.paidAmount))}</p>
      <p>{texts.changeLeft(paymentsLeft, money(offer.monthlyAmount), left, nextPaymentAt)}</p>
      <p>
        <strong>{texts.changeTotal(money(offer.totalAmount), endsAt)}</strong>
      </p>
      <p>{texts.changeUntil}</p>
    </>
  );
}
