import { NewsletterLinks } from "../modules/newsletter/newsletter.links.js";
import { orderReminderMail } from "../modules/billing/orders/order-reminder.mail.js";
import type { MailSite } from "../modules/outbox/mail-content.js";
import { PlanService } from "../modules/plans/plan.service.js";

const ID = "0190a1b2-c3d4-7e5f-8a9b-0c1d2e3f4a5b";
const PRODUCT = "BRAND_MY_CV_QUATERLY";
const person = { name: "Ana Ortiz", email: "ana@example.com" };

const order = {
  productId: PRODUCT,
  plan: new PlanService().getChoice(PRODUCT).plan,
  months: 3,
  isWaiting: false,
  since: new Date("2026-11-12T15:00:00Z"),
  person,
  readerId: ID,
};

/** The mails to buyers of plans, by kind and name. */
export const planMailSamples = (site: MailSite) => ({
  ORDER_REMINDER: {
    "order-reminder": orderReminderMail(
      site,
      { findDue: async () => order },
      new NewsletterLinks(site.origin, "sample"),
    )({ userId: ID, productId: PRODUCT }),
  },
});
