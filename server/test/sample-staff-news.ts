import type { Mail } from "../integrations/mail/mail.js";
import { paymentReviewMail } from "../modules/billing/payment-review.mail.js";
import { Payment } from "../modules/billing/payment.entity.js";
import { staffNewsMail } from "../modules/billing/staff-news.mail.js";
import type { MailSite } from "../modules/outbox/mail-content.js";
import { PlanService } from "../modules/plans/plan.service.js";
import { fakes, ID, staffMail } from "./sample-mail-data.js";

const refunded = {
  kind: "REFUNDED",
  at: new Date("2026-11-22T15:30:00Z"),
  facts: { amount: 7900, reason: "requested_by_customer" },
} as const;

/** The mail that tells staff of a refund. */
export const planStaffNews = (site: MailSite): Promise<Mail | null> =>
  staffNewsMail(site, {
    staffMail,
    events: { find: async () => refunded },
    subscriptions: fakes.subscriptions,
    accounts: fakes.accounts,
    plans: new PlanService(),
    intakes: fakes.beginnings.intakes,
  })({ planEventId: ID, subscriptionId: ID });

const odd = Object.assign(new Payment(), {
  ...{ id: ID, userId: ID, productId: "BRAND_MY_CV_QUATERLY", sessionId: "cs_live_a1B2c3D4e5F6" },
  ...{ amount: 4_900, currency: "USD", createdAt: new Date("2026-11-22T15:30:00Z") },
});

/** The mail that tells staff of a payment at another price. */
export const paymentReview = (site: MailSite): Promise<Mail | null> =>
  paymentReviewMail(site, {
    staffMail,
    payments: { find: async () => odd },
    accounts: fakes.accounts,
    plans: new PlanService(),
  })({ paymentId: ID });
