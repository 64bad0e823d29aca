import { buyerMailTexts as words } from "#texts/plan-mails";
import { paths } from "#site/paths";
import type { MailFact } from "../../outbox/mail-content.js";
import type { PlanEventKind } from "../plan-event.entity.js";
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

/** Stripe does not say who took back what was canceled there. */
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

/** Tells the newest term only: one that was changed again is told by the mail after. */
const termChanged: Teller = ({ plan, facts, subscription }) => {
  const { months, running, paymentsMade, nextPaymentAt, endsAt, currency } = subscription;
  if (!running || facts.months !== months || endsAt === null) return null;
  const { subject, title, preview, intro, left, leftFact, undo } = words.termChanged;
  const monthly = moneyOf(plan.monthlyAmount, currency);
  const next: MailFact[] =
    nextPaymentAt === null ? [] : [[words.facts.next, words.day(nextPaymentAt)]];
  return {
    subject: subject(plan.title, months),
    title: title(months),
    preview,
    intro: [intro(plan.title, months)],
    facts: [
      [leftFact, left(months - paymentsMade, monthly)],
      ...next,
      [words.facts.ends, words.ends(endsAt)],
    ],
    after: [undo],
  };
};

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
    intro: [intro(months, subscription.endsAt)],
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
