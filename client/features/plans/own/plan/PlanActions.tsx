import { useEffect, useRef, useState } from "react";
import { ownPlanTexts as texts } from "#texts/own-plans";
import { Button } from "../../../../components/ui/Button";
import { ConfirmDialog } from "../../../../components/ui/ConfirmDialog";
import { Message } from "../../../../components/ui/Message";
import { TextField } from "../../../../components/ui/TextField";
import { formatMoney } from "../../../../lib/money";
import { attempt } from "../../../../lib/refusal";
import { useAction } from "../../../../lib/use-action";
import { isFocusLost } from "../../../../lib/watch-work";
import { ChangeTerm, type TermsPrompt } from "./ChangeTerm";
import {
  useCancelPlanMutation,
  useUndoCancelPlanMutation,
  type OwnPlan_SubscriptionFragment as Plan,
} from "./OwnPlans.generated";
import classes from "./Plans.module.css";

/** What a buyer can change about a running plan: the plan itself, its term, and its end. */
export function PlanActions({ plan, Terms }: { plan: Plan; Terms: TermsPrompt }) {
  const [done, setDone] = useState<Done | null>(null);
  const parts = useRef<HTMLDivElement>(null);
  // The button that did it is gone, and the keyboard would start over at the top of the page. Who went on to another part stays there.
  useEffect(() => {
    const { current } = parts;
    const isHere = isFocusLost() || current?.contains(document.activeElement) === true;
    if (done !== null && isHere) current?.focus();
  }, [done]);
  return (
    <div ref={parts} tabIndex={-1} className={classes.actions}>
      {done !== null && <Message tone="success">{said[done](plan.endsAt)}</Message>}
      {plan.termOffers.map((offer) => (
        <ChangeTerm
          key={offer.productId}
          {...{ plan, offer, Terms }}
          onChanged={() => setDone("changed")}
        />
      ))}
      {plan.viewerCanCancel && <Cancel plan={plan} onCanceled={() => setDone("canceled")} />}
      {plan.viewerCanUndoCancel && <Undo plan={plan} onUndone={() => setDone("undone")} />}
    </div>
  );
}

type Done = "canceled" | "undone" | "changed";
const said = { canceled: texts.canceledNow, undone: texts.undone, changed: texts.termChanged };

function Cancel({ plan, onCanceled }: { plan: Plan; onCanceled: () => void }) {
  const { id, plan: bought, paidUntil, paidAmount, currency } = plan;
  const [cancel] = useCancelPlanMutation();
  const [asking, setAsking] = useState(false);
  const [reason, setReason] = useState("");
  const confirm = async () => {
    const outcome = await attempt(
      () => cancel({ variables: { input: { id, reason } } }),
      "subscription",
      texts.notCanceled,
    );
    if (outcome.ok) onCanceled();
    return outcome;
  };
  return (
    <>
      <Button
        variant="default"
        size="sm"
        aria-label={texts.cancelNamed(bought.title)}
        onClick={() => setAsking(true)}
      >
        {texts.cancel}
      </Button>
      <ConfirmDialog
        opened={asking}
        onClose={() => setAsking(false)}
        title={texts.cancelTitle(bought.title)}
        action={texts.cancel}
        keep={texts.keep}
        onConfirm={confirm}
      >
        {paidUntil !== null &&
          texts.cancelMeans(paidUntil).map((sentence) => <p key={sentence}>{sentence}</p>)}
        <p>{texts.cancelPaid(formatMoney(paidAmount, currency))}</p>
        <Unsettled plan={plan} />
        <p>{texts.cancelUndo}</p>
        <TextField
          label={texts.reason}
          hint={texts.reasonHint}
          maxLength={500}
          value={reason}
          onChange={({ currentTarget }) => setReason(currentTarget.value)}
        />
      </ConfirmDialog>
    </>
  );
}

/** After a change of plans, the first month is settled with the next payment, which a cancellation leaves out. */
function Unsettled({ plan: { nextPaymentAmount: next, plan, currency } }: { plan: Plan }) {
  const difference = next === null ? 0 : next - plan.monthlyAmount;
  if (difference === 0) return null;
  return (
    <p>{texts.cancelUnsettled(difference > 0, formatMoney(Math.abs(difference), currency))}</p>
  );
}

function Undo({ plan: { id, plan }, onUndone }: { plan: Plan; onUndone: () => void }) {
  const [undo] = useUndoCancelPlanMutation();
  const { busy, problem, run } = useAction();
  const takeBack = async () => {
    const done = await run(() =>
      attempt(() => undo({ variables: { input: { id } } }), "subscription", texts.notUndone),
    );
    if (done !== undefined) onUndone();
  };
  return (
    <>
      {problem !== null && <Message tone="error">{problem}</Message>}
      <Button
        size="sm"
        loading={busy}
        aria-label={texts.undoNamed(plan.title)}
        onClick={() => void takeBack()}
      >
        {texts.undo}
      </Button>
    </>
  );
}
