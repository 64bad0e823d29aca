import { ownPlanTexts as texts, paymentStates } from "#texts/own-plans";
import { formatMoney } from "../../../../lib/money";
import type {
  OwnPlan_InvoiceFragment as Invoice,
  OwnPlan_SubscriptionFragment as Plan,
} from "./OwnPlans.generated";
import classes from "./Plans.module.css";

/** All payments of a plan, newest first, with their receipts and invoices. */
export function PlanPayments({ plan }: { plan: Plan }) {
  if (plan.invoices.length === 0) return <p className={classes.facts}>{texts.noPayments}</p>;
  return (
    <details className={classes.details} open={plan.isRunning}>
      <summary aria-label={texts.paymentsOf(plan.plan.title)}>{texts.payments}</summary>
      <ul className={classes.payments}>
        {plan.invoices.map((invoice) => (
          <Payment key={invoice.id} invoice={invoice} startedAt={plan.startedAt} />
        ))}
      </ul>
    </details>
  );
}

function Payment({ invoice, startedAt }: { invoice: Invoice; startedAt: string }) {
  const { amount, currency, receiptUrl, invoiceUrl } = invoice;
  const day = invoice.paidAt ?? invoice.createdAt ?? startedAt;
  return (
    <li className={classes.payment}>
      <span className={classes.day}>{texts.paymentDay(day)}</span>
      <span>{formatMoney(amount, currency)}</span>
      <span className={classes.facts}>{stateOf(invoice)}</span>
      <span className={classes.links}>
        {receiptUrl !== null && (
          <File url={receiptUrl} label={texts.receiptOf(day)} text={texts.receipt} />
        )}
        {invoiceUrl !== null && (
          <File url={invoiceUrl} label={texts.invoiceOf(day)} text={texts.invoice} />
        )}
      </span>
    </li>
  );
}

/** Whether it was paid, or what of it went back to the buyer. */
function stateOf({ status, amountRefunded, amountLost, currency }: Invoice): string {
  const back = [
    ...(amountRefunded > 0 ? [texts.refundOf(formatMoney(amountRefunded, currency))] : []),
    ...(amountLost > 0 ? [texts.returnedOf(formatMoney(amountLost, currency))] : []),
  ];
  return back.length === 0 ? paymentStates[status] : back.join(", ");
}

/** Leads to a file at the payment provider, in a new tab. */
const File = ({ url, label, text }: { url: string; label: string; text: string }) => (
  <a href={url} target="_blank" rel="noreferrer" aria-label={label}>
    {text}
  </a>
);
