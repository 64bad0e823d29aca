import { buyerMailTexts as words } from "#texts/plan-mails";
import { TERMS_RULES } from "../../terms/terms.rules.js";
import type { MailFact } from "../../outbox/mail-content.js";
import type { PlanEventKind } from "../subscription/plan-event.entity.js";
import type { Invoice } from "../money/invoice.entity.js";
import { confirmationToTell, stepToTell } from "./failure-steps.js";
import { cardOf, moneyOf } from "./plan-words.js";
import type { Teller } from "./teller.js";
import type { PlanNews } from "./plan-news.service.js";

/** Which payment of the plan an invoice is: 1 for the first. */
function numberOf({ invoices }: PlanNews, invoice: Invoice): number {
  const paid = invoices.filter(({ status }) => status === "PAID");
  return paid.findIndex(({ id }) => id === invoice.id) + 1;
}

function receiptFacts(news: PlanNews, invoice: Invoice, number: number): MailFact[] {
  const { months, nextPaymentAt, endsAt } = news.subscription;
  const last = number === months;
  const next = nextPaymentAt === null ? null : words.day(nextPaymentAt);
  const card = cardOf(news.subscription);
  return [
    [words.facts.amount, moneyOf(invoice.amount, invoice.currency)],
    [words.facts.payment, words.payment(number, months)],
    ...(card === null ? [] : [[words.facts.card, card] as const]),
    ...(invoice.number === null ? [] : [[words.facts.number, invoice.number] as const]),
    ...(last ? [[words.facts.next, words.noMore] as const] : []),
    ...(!last && next !== null ? [[words.facts.next, next] as const] : []),
    ...(endsAt === null ? [] : [[words.facts.ends, words.ends(endsAt)] as const]),
  ];
}

/** The first payment's receipt is in the email that says the plan has started, the last one's in the email that says so. */
const received: Teller = (news) => {
  const { invoice, plan, subscription } = news;
  const number = invoice ? numberOf(news, invoice) : 0;
  if (!invoice || number <= 1 || number >= subscription.months) return null;
  const { subject, title, preview, intro, button, dispute } = words.received;
  return {
    subject: subject(plan.title, number, subscription.months),
    title,
    preview,
    intro: [intro],
    facts: receiptFacts(news, invoice, number),
    button: { label: button },
    after: [dispute(TERMS_RULES.disputeWindowDays)],
  };
};

const lastReceived: Teller = (news) => {
  const { invoice, plan, subscription } = news;
  const { subject, title, preview, intro } = words.lastReceived;
  return {
    subject: subject(plan.title),
    title,
    preview,
    intro: [intro(subscription.endsAt)],
    facts: invoice ? receiptFacts(news, invoice, subscription.months) : [],
    button: { label: words.received.button },
    after: [words.received.dispute(TERMS_RULES.disputeWindowDays)],
  };
};

/** Whether it still has to be paid: nobody is told to pay for a plan that is over. */
const isOpen = ({ invoice, subscription }: PlanNews): boolean =>
  subscription.running && invoice?.status === "OPEN";

const failed: Teller = (news) => {
  const { invoice, plan, failures } = news;
  const step = invoice && stepToTell(failures, invoice.createdAt);
  if (!step || !isOpen(news)) return null;
  const texts = words.failed[step];
  const amount = moneyOf(invoice.amount, invoice.currency);
  const card = cardOf(news.subscription);
  return {
    subject: texts.subject(plan.title),
    title: texts.title,
    preview: texts.preview,
    intro: [texts.intro(amount)],
    facts: [
      [words.facts.amount, amount],
      ...(card === null ? [] : [[words.facts.card, card] as const]),
    ],
    button: { label: words.payNow },
    after: [words.retry(invoice.nextAttemptAt), words.fix],
  };
};

const needsAction: Teller = (news) => {
  const { invoice, plan, failures } = news;
  const step = invoice && confirmationToTell(failures, invoice.createdAt);
  if (!step || !isOpen(news)) return null;
  const { subject, title, preview, intro } = words.needsAction[step];
  const amount = moneyOf(invoice.amount, invoice.currency);
  return {
    subject: subject(plan.title),
    title,
    preview,
    intro: [intro(amount)],
    facts: [[words.facts.amount, amount]],
    button: { label: words.confirm },
  };
};

const cardExpires: Teller = ({ plan, subscription }) => {
  const { cardExpiresAt, nextPaymentAt, running } = subscription;
  const card = cardOf(subscription);
  if (!running || card === null || cardExpiresAt === null) return null;
  const { subject, title, preview, intro, after, button } = words.cardExpires;
  return {
    subject,
    title,
    preview,
    intro: [intro(card, words.lastMonth(cardExpiresAt), nextPaymentAt)],
    button: { label: button },
    after: [after(plan.title)],
  };
};

const refunded: Teller = ({ refund, invoice, facts, plan, subscription }) => {
  const cents = refund?.amount ?? facts.amount;
  if (typeof cents !== "number") return null;
  const amount = moneyOf(cents, refund?.currency ?? invoice?.currency ?? subscription.currency);
  const { subject, title, preview, intro } = words.refunded;
  return {
    subject: subject(amount),
    title,
    preview,
    intro: [intro(amount, plan.title)],
    facts: [[words.facts.refund, amount]],
  };
};

/** How the dispute ended is in the email after it: a decision that came at once needs only that one. */
const disputeOpened: Teller = (news) => {
  if (news.subscription.status !== "DISPUTED") return null;
  const { subject, title, preview, intro, running, ended, after } = words.disputeOpened;
  return {
    subject: subject(news.plan.title),
    title,
    preview,
    intro: [intro(disputedOf(news), news.plan.title), news.subscription.running ? running : ended],
    after: [after],
  };
};

/** @param how WON or LOST, from the firm's side */
const disputeEnded =
  (how: "won" | "lost"): Teller =>
  (news) => {
    const { subject, title, preview, intro, running, ended } = words.disputeEnded[how];
    return {
      subject: subject(news.plan.title),
      title,
      preview,
      intro: [
        intro(disputedOf(news), news.plan.title),
        news.subscription.running ? running : ended,
      ],
      after: [words.disputeEnded.after],
    };
  };

function disputedOf({ facts, invoice, subscription }: PlanNews): string {
  const cents = typeof facts.amount === "number" ? facts.amount : (invoice?.amount ?? 0);
  return moneyOf(cents, subscription.currency);
}

/** What buyers are told about their payments. */
export const paymentNews: Partial<Record<PlanEventKind, Teller>> = {
  PAYMENT_RECEIVED: received,
  LAST_PAYMENT_RECEIVED: lastReceived,
  PAYMENT_FAILED: failed,
  PAYMENT_NEEDS_ACTION: needsAction,
  CARD_EXPIRES: cardExpires,
  REFUNDED: refunded,
  DISPUTE_OPENED: disputeOpened,
  DISPUTE_WON: disputeEnded("won"),
  DISPUTE_LOST: disputeEnded("lost"),
};
