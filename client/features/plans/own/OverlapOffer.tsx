import { useState } from "react";
import { overlapTexts as texts } from "#texts/checkout";
import { ownPlanTexts } from "#texts/own-plans";
import { paths } from "#site/paths";
import { Button } from "../../../components/ui/Button";
import { ConfirmDialog } from "../../../components/ui/ConfirmDialog";
import { LinkButton } from "../../../components/ui/LinkButton";
import { formatMoney } from "../../../lib/money";
import type { OwnedPlan_SubscriptionFragment as OwnedPlan } from "./OwnedPlans.generated";
import { ChangeTerm, type TermsPrompt } from "./plan/ChangeTerm";

/** A plan on sale, for so many months. */
interface Wanted {
  id: string;
  title: string;
  monthlyAmount: number;
  months: number;
}

interface OverlapOfferProps {
  owned: OwnedPlan;
  wanted: Wanted;
  /** Asks to sign the Terms before the plan is changed. */
  Terms: TermsPrompt;
  /** Whether the pay page is about to open. */
  busy: boolean;
  onBuyBoth: () => void;
}

const WIDE = { size: "lg", fullWidth: true } as const;

/** For a plan that overlaps one that the viewer has: the change to it, with its amounts. The viewer can still buy both. */
export function OverlapOffer({ owned, wanted, Terms, busy, onBuyBoth }: OverlapOfferProps) {
  const { plan, endsAt, termOffers } = owned;
  const ofPlan = termOffers.filter((one) => one.plan.id === wanted.id);
  // Not every term can be changed to; another one of the plan is better than none.
  const offer = ofPlan.find(({ months }) => months === wanted.months) ?? ofPlan[0];
  return (
    <>
      {offer === undefined ? (
        <>
          <p>{texts.tooLate(plan.title, endsAt)}</p>
          <LinkButton to={paths.account("plans")} {...WIDE} variant="default">
            {texts.seePlan}
          </LinkButton>
        </>
      ) : (
        <>
          <p>
            {texts.change(
              plan.title,
              offer.months,
              formatMoney(offer.nextAmount, offer.currency),
              offer.nextPaymentAt,
            )}
          </p>
          {/* The card then says that the viewer has the plan. */}
          <ChangeTerm plan={owned} offer={offer} Terms={Terms} onChanged={() => {}} look={WIDE} />
        </>
      )}
      <BuyBoth owned={owned} wanted={wanted} busy={busy} onConfirm={onBuyBoth} />
    </>
  );
}

interface BuyBothProps extends Pick<OverlapOfferProps, "owned" | "wanted" | "busy"> {
  onConfirm: () => void;
}

function BuyBoth({ owned: { plan }, wanted, busy, onConfirm }: BuyBothProps) {
  const [asking, setAsking] = useState(false);
  const both = formatMoney(plan.monthlyAmount + wanted.monthlyAmount, plan.currency);
  return (
    <>
      <Button variant="subtle" size="sm" loading={busy} onClick={() => setAsking(true)}>
        {busy ? ownPlanTexts.opening : texts.buyBoth}
      </Button>
      <ConfirmDialog
        opened={asking}
        onClose={() => setAsking(false)}
        title={texts.bothTitle}
        action={texts.bothAction}
        keep={texts.bothKeep}
        danger={false}
        onConfirm={async () => {
          onConfirm();
          return { ok: true, value: null };
        }}
      >
        <p>{texts.bothMeans(plan.title, wanted.title, both)}</p>
      </ConfirmDialog>
    </>
  );
}
