import { deliveryKinds, ownPlanTexts as texts, planStates } from "#texts/own-plans";
import { paths } from "#site/paths";
import { Badge } from "../../../../components/ui/Badge";
import { DotList } from "../../../../components/ui/DotList";
import { LinkButton } from "../../../../components/ui/LinkButton";
import { Message } from "../../../../components/ui/Message";
import { formatMoney } from "../../../../lib/money";
import { useNow } from "../../../../lib/now";
import { OwnPlanIntake } from "../intake/OwnPlanIntake";
import type { TermsPrompt } from "./ChangeTerm";
import type {
  OwnPlan_InvoiceFragment as Invoice,
  OwnPlan_SubscriptionFragment as Plan,
} from "./OwnPlans.generated";
import { PlanActions } from "./PlanActions";
import { PlanPayments } from "./PlanPayments";
import { PortalButton } from "./PortalButton";
import classes from "./Plans.module.css";

/** A plan that was bought: where it stands, what to do, its card, payments, and terms. */
export function OwnPlan({ plan, terms }: { plan: Plan; terms: TermsPrompt }) {
  const { id, status, isRunning, months, startedAt, plan: bought } = plan;
  const monthly = formatMoney(bought.monthlyAmount, bought.currency);
  return (
    <li className={classes.card} aria-labelledby={id} data-running={isRunning}>
      <div className={classes.head}>
        <h4 id={id} className={classes.name}>
          {bought.title}
        </h4>
        <Badge tone={TROUBLED.includes(status) ? "error" : "brand"}>
          {planStates[isOwed(plan) ? "PAST_DUE" : status]}
        </Badge>
      </div>
      <p className={classes.facts}>
        <DotList items={[texts.term(months, monthly), texts.started(startedAt)]} />
      </p>
      <Progress plan={plan} />
      <State plan={plan} />
      <OpenPayment plan={plan} />
      {plan.isOverlapInReview && <Message tone="info">{texts.overlapInReview}</Message>}
      {isRunning && <OwnPlanIntake plan={plan} />}
      {isRunning && <Card plan={plan} />}
      <Deliveries plan={plan} />
      <PlanPayments plan={plan} />
      <Terms plan={plan} />
      {isRunning ? <PlanActions plan={plan} Terms={terms} /> : <BuyAgain />}
    </li>
  );
}

/** Whether a payment failed and can still be made. Once Stripe gave up, a plan may go on unpaid, if its account is set so. */
const isOwed = ({ status, isRunning }: Plan): boolean =>
  isRunning && (status === "PAST_DUE" || status === "UNPAID");

/** A dispute or a refund of everything paid is what the plan's state tells, even if the next payment fails. */
const isHiddenFailure = ({ status }: Plan, { attemptCount }: Invoice): boolean =>
  (status === "DISPUTED" || status === "REFUNDED") && attemptCount > 0;

/** States in which money is missing or in question. */
const TROUBLED: readonly Plan["status"][] = ["PAST_DUE", "UNPAID", "DISPUTED"];

/** "Payment 2 of 3, next on July 1. Ends on September 1. It won’t renew." */
function Progress({ plan }: { plan: Plan }) {
  const { paymentsMade, paymentsTotal, nextPaymentAt, freeMonths, months } = plan;
  // A canceled plan has no payment ahead; its state says when it ends.
  if (!plan.isRunning || isCanceled(plan)) return null;
  const end = plan.endsAt === null ? texts.endsAfter(months) : texts.endsOn(plan.endsAt);
  // Stripe's first invoice may arrive after the plan.
  const made = Math.max(1, paymentsMade);
  return (
    <>
      <Steps made={made} total={paymentsTotal} />
      <p>
        <strong>
          {made < paymentsTotal
            ? texts.progress(made, paymentsTotal, nextPaymentAt)
            : texts.allPaid(paymentsTotal)}
        </strong>{" "}
        {end}
      </p>
      <OtherAmount plan={plan} />
      {freeMonths > 0 && <p className={classes.facts}>{texts.freeMonths(freeMonths)}</p>}
    </>
  );
}

/** After a change of plans, the next payment is not like the others. */
function OtherAmount({ plan: bought }: { plan: Plan }) {
  const { nextPaymentAmount: next, paymentsMade, paymentsTotal, plan, currency } = bought;
  if (next === null || next === plan.monthlyAmount) return null;
  const later = Math.max(0, paymentsTotal - paymentsMade - 1);
  const [amount, monthly] = [
    formatMoney(next, currency),
    formatMoney(plan.monthlyAmount, currency),
  ];
  return <p>{texts.nextDiffers(amount, later, monthly)}</p>;
}

/** One mark for each payment; the words below say the same. */
const Steps = ({ made, total }: { made: number; total: number }) => (
  <div className={classes.steps} aria-hidden="true">
    {Array.from({ length: total }, (_, at) => (
      <span key={at} data-made={at < made} />
    ))}
  </div>
);

/** Whether it runs, and is canceled. A payment that failed, a dispute, or a refund hides that in its status. */
const isCanceled = ({ isRunning, canceledBy }: Plan): boolean => isRunning && canceledBy !== null;

/** What a state means, and that the plan is canceled, in a sentence each. */
const State = ({ plan }: { plan: Plan }) =>
  [isCanceled(plan) ? cancellationOf(plan) : null, sentenceOf(plan)].map(
    (sentence) => sentence !== null && <p key={sentence}>{sentence}</p>,
  );

const cancellationOf = ({ canceledBy, endsAt }: Plan): string =>
  canceledBy === "BUYER" ? texts.canceling(endsAt) : texts.cancelingByUs(endsAt);

function sentenceOf({ status, endsAt, isRunning }: Plan): string | null {
  switch (status) {
    case "PENDING":
      return texts.starting;
    case "COMPLETED":
      return texts.completed(endsAt);
    case "CANCELED":
      return texts.canceled(endsAt);
    case "UNPAID":
      return isRunning ? null : texts.unpaid;
    case "REFUNDED":
      return isRunning ? texts.refundedSoFar : texts.refunded;
    case "DISPUTED":
      return texts.disputed;
    case "ACTIVE":
    case "CANCELING":
    case "PAST_DUE":
      return null;
  }
}

const openInvoice = ({ invoices }: Plan): Invoice | null =>
  invoices.find(({ status }) => status === "OPEN") ?? null;

/** What to do about a payment that failed, or that the bank wants confirmed. */
function OpenPayment({ plan }: { plan: Plan }) {
  const invoice = openInvoice(plan);
  if (invoice === null || !plan.isRunning) return null;
  const amount = formatMoney(invoice.amount, invoice.currency);
  const { needsAction } = invoice;
  if (!needsAction && !isOwed(plan) && !isHiddenFailure(plan, invoice)) return null;
  return (
    <Message tone="error">
      <div className={classes.problem}>
        <strong>{needsAction ? texts.actionTitle : texts.pastDueTitle}</strong>
        <p>
          {needsAction
            ? texts.actionText(amount)
            : texts.pastDueText(amount, invoice.nextAttemptAt)}
        </p>
        <PortalButton plan={plan} purpose="PAY">
          {needsAction ? texts.confirmPayment : texts.payNow}
        </PortalButton>
      </div>
    </Message>
  );
}

function Card({ plan }: { plan: Plan }) {
  const now = useNow();
  const { cardBrand, cardLast4, cardExpiresAt } = plan;
  const known = cardBrand !== null && cardLast4 !== null;
  const lastDay = cardExpiresAt === null ? null : dayBefore(cardExpiresAt);
  const isExpired = cardExpiresAt !== null && new Date(cardExpiresAt) <= now;
  return (
    <>
      {isExpired && plan.nextPaymentAt !== null && (
        <Message tone="error">{texts.cardExpired}</Message>
      )}
      <div className={classes.line}>
        <p>
          {texts.cardLabel}{" "}
          {known ? texts.card(texts.brand(cardBrand), cardLast4, lastDay) : texts.noCard}
        </p>
        <PortalButton plan={plan} purpose="CHANGE_CARD" variant="default">
          {texts.changeCard}
        </PortalButton>
      </div>
    </>
  );
}

/** A card is valid through its month; its end is the first moment of the next one. */
const dayBefore = (time: string): string => new Date(new Date(time).getTime() - 1).toISOString();

function Terms({ plan: { plan, termsAcceptance, termsUrl, earlierTerms } }: { plan: Plan }) {
  if (termsAcceptance === null) return null;
  const { termsVersion, termsHash, acceptedAt } = termsAcceptance;
  return (
    <details className={classes.details}>
      <summary aria-label={texts.termsOf(plan.title)}>{texts.terms}</summary>
      <p>
        {texts.accepted(termsVersion, acceptedAt)}{" "}
        {/* A file of the server, not a page of the site. */}
        <a href={termsUrl} target="_blank" rel="noreferrer">
          {texts.termsPdf}
        </a>
      </p>
      <p className={classes.facts}>
        {texts.hash} <code className={classes.hash}>{termsHash}</code>
      </p>
      {earlierTerms.map(({ url, acceptance: { id, termsVersion: version, acceptedAt: time } }) => (
        <p key={id} className={classes.facts}>
          {texts.acceptedBefore(version, time)}{" "}
          <a href={url} target="_blank" rel="noreferrer" aria-label={texts.earlierTermsPdf(time)}>
            {texts.termsPdf}
          </a>
        </p>
      ))}
    </details>
  );
}

/** What the firm did for the plan, the latest day first. */
const Deliveries = ({ plan: { plan, deliveries, isRunning } }: { plan: Plan }) =>
  deliveries.length > 0 && (
    <details className={classes.details} open={isRunning}>
      <summary aria-label={texts.deliveriesOf(plan.title)}>{texts.deliveries}</summary>
      <ul className={classes.payments}>
        {deliveries.map(({ id, kind, count, deliveredOn, note, link }) => (
          <li key={id} className={classes.delivery}>
            <span className={classes.day}>{texts.paymentDay(deliveredOn)}</span>
            <span>{deliveryKinds[kind](count ?? 1)}</span>
            {note !== null && <span className={classes.facts}>{note}</span>}
            {link !== null && (
              <a href={link} target="_blank" rel="noreferrer">
                {texts.deliveryLink}
              </a>
            )}
          </li>
        ))}
      </ul>
    </details>
  );

const BuyAgain = () => (
  <div className={classes.actions}>
    <LinkButton to={paths.pricing} variant="default" size="sm">
      {texts.buyAgain}
    </LinkButton>
  </div>
);
