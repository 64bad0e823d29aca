import { paymentReviewTexts as words, staffNewsTexts } from "#texts/staff-plan-mails";
import type { MailSite } from "../outbox/mail-content.js";
import { renderMailLayout } from "../outbox/mail-layout.js";
import type { NoticeRenderer } from "../outbox/notices.js";
import type { PlanService } from "../plans/plan.service.js";
import { buyerNameInMail } from "./mails/buyer-name.js";
import { moneyOf } from "./mails/plan-words.js";
import type { Payment } from "./payment.entity.js";

declare module "../outbox/notices.js" {
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
