import { Link } from "react-router-dom";
import { deskPlanTexts, planPageTexts as texts } from "#texts/desk-plans";
import { paths } from "#site/paths";
import { dateTime } from "../../../lib/date-time";
import { formatMoney } from "../../../lib/money";
import { Fact, Facts } from "../../parts/Facts";
import { Part } from "../../parts/Part";
import words from "../../parts/Words.module.css";
import classes from "../Plans.module.css";
import { isCanceled, type ViewedPlan } from "./viewed-plan";

interface PlanProps {
  plan: ViewedPlan;
}

/** What is known about the plan, at a glance. */
export function PlanFacts({ plan }: PlanProps) {
  const { buyer, startedAt, freeMonths, paymentsMade, months, checkedAt } = plan;
  const { paidAmount, refundedAmount, lostAmount, currency, nextPaymentAt, nextPaymentAmount } =
    plan;
  return (
    <Part id="plan-facts" title={texts.facts}>
      <Facts>
        <Fact label={texts.buyer}>
          {buyer === null ? (
            deskPlanTexts.formerBuyer
          ) : (
            <>
              <Link to={paths.desk("people", buyer.id)}>{buyer.name}</Link>
              <span className={words.sub}>{buyer.email}</span>
            </>
          )}
        </Fact>
        <Fact label={texts.started}>{deskPlanTexts.on(startedAt)}</Fact>
        <Fact label={plan.isRunning ? texts.ends : texts.ended}>
          {endOf(plan)}
          {freeMonths > 0 && !isCanceled(plan) && (
            <span className={words.sub}>{texts.freeMonths(freeMonths)}</span>
          )}
        </Fact>
        <Canceled plan={plan} />
        <Fact label={texts.payments}>{deskPlanTexts.paymentsOf(paymentsMade, months)}</Fact>
        <Fact label={texts.next}>
          {nextPaymentAt === null
            ? texts.noNext
            : texts.nextOf(
                deskPlanTexts.on(nextPaymentAt),
                nextPaymentAmount === null ? "" : formatMoney(nextPaymentAmount, currency),
              )}
        </Fact>
        <FirstMonth plan={plan} />
        <Fact label={texts.paid}>{formatMoney(paidAmount, currency)}</Fact>
        {refundedAmount > 0 && (
          <Fact label={texts.refunded}>{formatMoney(refundedAmount, currency)}</Fact>
        )}
        {lostAmount > 0 && <Fact label={texts.lost}>{formatMoney(lostAmount, currency)}</Fact>}
        <Fact label={texts.card}>{cardOf(plan)}</Fact>
      </Facts>
      {checkedAt !== null && <p className={classes.muted}>{texts.checked(dateTime(checkedAt))}</p>}
    </Part>
  );
}

function endOf({ endsAt, isRunning }: ViewedPlan): string {
  if (endsAt === null) return texts.unknown;
  return isRunning ? texts.endsNoRenewal(endsAt) : deskPlanTexts.on(endsAt);
}

function Canceled({ plan }: PlanProps) {
  const { cancelRequestedAt, canceledBy, cancelReason } = plan;
  if (cancelRequestedAt === null) return null;
  const when = deskPlanTexts.on(cancelRequestedAt);
  return (
    <Fact label={texts.canceled}>
      {canceledBy === null ? when : `${when} ${texts.canceledBy[canceledBy]}`}
      {cancelReason !== null && <span className={words.sub}>{cancelReason}</span>}
    </Fact>
  );
}

/** After a change of plans, the first month is settled with the second payment, if there is one. */
function FirstMonth({ plan: { firstMonthDue: due, nextPaymentAt, currency } }: PlanProps) {
  if (due === 0) return null;
  const amount = formatMoney(Math.abs(due), currency);
  const say = nextPaymentAt === null ? texts.firstMonthUnsettled : texts.firstMonthSettled;
  return <Fact label={texts.firstMonth}>{say(due > 0, amount)}</Fact>;
}

function cardOf({ cardBrand, cardLast4, cardExpiresAt }: ViewedPlan): string {
  if (cardBrand === null || cardLast4 === null) return texts.unknown;
  const expires = cardExpiresAt === null ? null : texts.cardMonth(cardExpiresAt);
  return texts.cardOf(cardBrand, cardLast4, expires);
}
