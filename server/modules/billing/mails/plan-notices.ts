import type { NoticeKind, NoticePayloads } from "../../outbox/notices.js";
import type { PlanEventKind } from "../subscription/plan-event.entity.js";

/** The data of a mail about something that happened to a plan. */
export interface PlanNotice {
  planEventId: string;
  subscriptionId: string;
}

/** Kinds of mail that can be about an event: those whose payload is made of a PlanNotice. */
export type PlanNoticeKind = {
  [Kind in NoticeKind]: PlanNotice extends NoticePayloads[Kind] ? Kind : never;
}[NoticeKind];

type NoticesByEvent = Readonly<Partial<Record<PlanEventKind, PlanNoticeKind>>>;

/** The mail that the buyer gets when something happens to their plan. */
export const BUYER_NOTICES: NoticesByEvent = {
  STARTED: "PLAN_STARTED",
  PAYMENT_RECEIVED: "PLAN_NEWS",
  LAST_PAYMENT_RECEIVED: "PLAN_NEWS",
  PAYMENT_FAILED: "PLAN_NEWS",
  PAYMENT_NEEDS_ACTION: "PLAN_NEWS",
  CARD_EXPIRES: "PLAN_NEWS",
  CANCEL_REQUESTED: "PLAN_NEWS",
  CANCEL_UNDONE: "PLAN_NEWS",
  TERM_CHANGED: "PLAN_NEWS",
  DISPUTE_OPENED: "PLAN_NEWS",
  DISPUTE_WON: "PLAN_NEWS",
  DISPUTE_LOST: "PLAN_NEWS",
  CANCELED: "PLAN_NEWS",
  UNPAID: "PLAN_NEWS",
  REFUNDED: "PLAN_NEWS",
  EXTENDED: "PLAN_NEWS",
  COMPLETED: "PLAN_NEWS",
};

/** The mail that staff get. */
export const STAFF_NOTICES: NoticesByEvent = {
  STARTED: "PLAN_STAFF_NEWS",
  PAYMENT_FAILED: "PLAN_STAFF_NEWS",
  PAYMENT_NEEDS_ACTION: "PLAN_STAFF_NEWS",
  UNPAID: "PLAN_STAFF_NEWS",
  CANCEL_REQUESTED: "PLAN_STAFF_NEWS",
  CANCELED: "PLAN_STAFF_NEWS",
  TERM_CHANGED: "PLAN_STAFF_NEWS",
  REFUNDED: "PLAN_STAFF_NEWS",
  REFUND_FAILED: "PLAN_STAFF_NEWS",
  DISPUTE_OPENED: "PLAN_STAFF_NEWS",
  DISPUTE_WON: "PLAN_STAFF_NEWS",
  DISPUTE_LOST: "PLAN_STAFF_NEWS",
  FRAUD_WARNING: "PLAN_STAFF_NEWS",
  NEEDS_REVIEW: "PLAN_STAFF_NEWS",
};
