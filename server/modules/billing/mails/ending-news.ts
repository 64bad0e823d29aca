import { buyerMailTexts as words } from "#texts/plan-mails";
import { paths } from "#site/paths";
import type { MailFact } from "../../outbox/mail-content.js";
import type { Plan } from "../../plans/plan.types.js";
import type { PlanEventKind } from "../subscription/plan-event.entity.js";
import type { Subscription } from "../subscription/subscription.entity.js";
import { moneyOf } from "./plan-words.js";
import type { Teller } from "./teller.js";

/** A cancellation that was undone meanwhile is not told. */
const cancelRequested: Teller = ({ plan, subscription }) => {
  const { cancelRequestedAt, canceledBy, endsAt } = subscription;
  if (cancelRequestedAt === null && canceledBy === null) return null;
  const { subject, title, preview, intro, byUs, undo, button } = words.cancelRequested;
  const isOwn = canceledBy === "BUYER";
  return {
    subject: (isOwn ? subject : words.cancelRequested.subjectByUs)(plan.title),
    title: title(plan.title),
    preview,
    intro: [isOwn ? intro(endsAt) : byUs(endsAt)],
    facts: endsAt === null ? [] : [[words.facts.ends, words.day(endsAt)]],
    ...(isOwn ? { button: { label: button }, after: [undo] } : {}),
  };
};

/** Stripe does not say who undid a cancellation there. */
const cancelUndone: Teller = ({ plan, facts, subscription: { endsAt } }) => {
  const { subject, title, preview, previewByUs, intro, byUs } = words.cancelUndone;
  const isOwn = facts.undoneBy === "BUYER" || facts.undoneBy === undefined;
  return {
    subject: subject(plan.title),
    title: title(plan.title),
    preview: isOwn ? preview : previewByUs,
    intro: [isOwn ? intro(endsAt) : byUs(endsAt)],
  };
};

/** Tells the newest change only: what was changed again is in the email after it. */
const termChanged: Teller = ({ plan, changedFrom, facts, subscription }) => {
  const { months, running, productId, nextPaymentAt, endsAt, firstMonthDue } = subscription;
  const isNewest = facts.months === months && (facts.productId ?? productId) === productId;
  if (!running || !isNewest || endsAt === null) return null;
  const { preview, leftFact, undo, switched, ...term } = words.termChanged;
  const told =
    changedFrom === null
      ? {
          subject: term.subject(plan.title, months),
          title: term.title(months),
          intro: [term.intro(plan.title, months)],
          preview,
        }
      : {
          subject: switched.subject(plan.title),
          title: switched.title(plan.title),
          // Taken back, it costs what was paid.
          intro: [
            switched.intro(changedFrom.title, plan.title),
            ...(firstMonthDue === 0 ? [] : [switched.settles]),
          ],
          preview: switched.preview,
        };
  const next: MailFact[] =
    nextPaymentAt === null ? [] : [[words.facts.next, words.day(nextPaymentAt)]];
  return {
    ...told,
    facts: [
      [leftFact, paymentsLeft(plan, subscription)],
      ...next,
      [words.facts.ends, words.ends(endsAt)],
    ],
    after: [undo],
  };
};

/** "5 payments of $79.00", or "1 payment of $19.00, then 1 payment of $49.00". */
function paymentsLeft(
  { monthlyAmount }: Pick<Plan, "monthlyAmount">,
  { months, paymentsMade, firstMonthDue, currency }: Subscription,
): string {
  const { left, then } = words.termChanged;
  const count = months - paymentsMade;
  const monthly = moneyOf(monthlyAmount, currency);
  if (firstMonthDue === 0) return left(count, monthly);
  const next = left(1, moneyOf(monthlyAmount + firstMonthDue, currency));
  return count === 1 ? next : then(next, left(count - 1, monthly));
}

const canceled: Teller = ({ plan }) => {
  const { subject, title, preview, intro, button } = words.canceled;
  return {
    subject: subject(plan.title),
    title: title(plan.title),
    preview,
    intro: [intro],
    button: { label: button, path: paths.pricing },
  };
};

const unpaid: Teller = ({ plan }) => {
  const { subject, title, preview, intro, after } = words.unpaid;
  return {
    subject: subject(plan.title),
    title: title(plan.title),
    preview,
    intro: [intro],
    after: [after],
  };
};

const extended: Teller = ({ plan, facts, subscription }) => {
  const months = typeof facts.freeMonths === "number" ? facts.freeMonths : subscription.freeMonths;
  const { subject, title, preview, intro } = words.extended;
  return {
    subject: subject(plan.title),
    title,
    preview,
    intro: [intro(plan.title, months, subscription.endsAt)],
  };
};

const completed: Teller = ({ plan }) => {
  const { subject, title, preview, intro, next, button } = words.completed;
  return {
    subject: subject(plan.title),
    title: title(plan.title),
    preview,
    intro: [intro],
    button: { label: button, path: paths.pricing },
    after: next,
  };
};

/** What buyers are told about the end of their plan. */
export const endingNews: Partial<Record<PlanEventKind, Teller>> = {
  CANCEL_REQUESTED: cancelRequested,
  CANCEL_UNDONE: cancelUndone,
  TERM_CHANGED: termChanged,
  CANCELED: canceled,
  UNPAID: unpaid,
  EXTENDED: extended,
  COMPLETED: completed,
};
