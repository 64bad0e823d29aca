import { paymentReviewTexts as words, staffNewsTexts } from "#texts/staff-plan-mails";
import type { MailSite } from "../../outbox/mail-content.js";
import { renderMailLayout } from "../../outbox/mail-layout.js";
import type { NoticeRenderer } from "../../outbox/notices.js";
import { PlanService } from "../../plans/plan.service.js";
import { buyerNameInMail } from "./buyer-name.js";
import { moneyOf } from "./plan-words.js";
import { Payment } from "../money/payment.entity.js";
import {
  SAMPLE_ID,
  sampleAccounts,
  sampleStaffMail,
  type MailSamples,
} from "../../outbox/mail-samples.js";

declare module "../../outbox/notices.js" {
  interface NoticePayloads {
    PAYMENT_REVIEW: { paymentId: string };
  }
}

interface ReviewNeeds {
  /** The firm's own address; administrators can change it. */
  staffMail: () => Promise<string>;
  payments: { find(id: string): Promise<Payment | null> };
  accounts: { find(id: string): Promise<{ name: string; email: string } | null> };
  plans: Pick<PlanService, "findChoice">;
}

/** Tells staff of a payment that started no plan, because its amount or currency is not what we sell. */
export const paymentReviewMail =
  (site: MailSite, needs: ReviewNeeds): NoticeRenderer<"PAYMENT_REVIEW"> =>
  async ({ paymentId }) => {
    const payment = await needs.payments.find(paymentId);
    if (!payment) return null;
    const { productId, userId, amount, currency, sessionId, createdAt } = payment;
    const name = buyerNameInMail(await needs.accounts.find(userId));
    const { facts } = staffNewsTexts;
    return renderMailLayout(site, {
      to: await needs.staffMail(),
      subject: words.subject(name),
      preview: words.preview,
      title: words.title,
      intro: [words.intro],
      facts: [
        [facts.buyer, name],
        [facts.plan, needs.plans.findChoice(productId)?.plan.title ?? productId],
        [facts.amount, moneyOf(amount, currency)],
        [words.checkout, sessionId],
        [facts.when, staffNewsTexts.time(createdAt)],
      ],
      after: words.next,
      why: staffNewsTexts.why(site.name),
    });
  };

export const samples: MailSamples<"PAYMENT_REVIEW"> = (site) => {
  const odd = Object.assign(new Payment(), {
    id: SAMPLE_ID,
    userId: SAMPLE_ID,
    productId: "BRAND_MY_CV_QUATERLY",
    sessionId: "cs_live_a1B2c3D4e5F6",
    amount: 4_900,
    currency: "USD",
    createdAt: new Date("2026-11-22T15:30:00Z"),
  });
  const render = paymentReviewMail(site, {
    staffMail: sampleStaffMail,
    accounts: sampleAccounts,
    plans: new PlanService(),
    payments: { find: async () => odd },
  });
  return { PAYMENT_REVIEW: { "payment-review": render({ paymentId: SAMPLE_ID }) } };
};
