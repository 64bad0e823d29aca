import { greeting } from "#texts/mails";
import { orderReminderTexts as words } from "#texts/plan-mails";
import { paths } from "#site/paths";
import { NewsletterLinks } from "../../newsletter/newsletter.links.js";
import { unsubscribeOptions } from "../../newsletter/newsletter.mail.js";
import type { MailSite } from "../../outbox/mail-content.js";
import { renderMailLayout } from "../../outbox/mail-layout.js";
import type { NoticeRenderer } from "../../outbox/notices.js";
import { inDollars, PlanService } from "../../plans/plan.service.js";
import type { OrderReminders } from "./order-reminders.js";
import { SAMPLE_ID, samplePerson, type MailSamples } from "../../outbox/mail-samples.js";

declare module "../../outbox/notices.js" {
  interface NoticePayloads {
    ORDER_REMINDER: { userId: string; productId: string };
  }
}

/** "You left your order": the plan, its price, and the way back. Not sent to who bought it meanwhile. */
export const orderReminderMail =
  (
    site: MailSite,
    reminders: Pick<OrderReminders, "findDue">,
    links: NewsletterLinks,
  ): NoticeRenderer<"ORDER_REMINDER"> =>
  async ({ userId, productId }) => {
    const due = await reminders.findDue(userId, productId);
    if (!due) return null;
    const { person, plan, months, readerId } = due;
    const monthly = `$${inDollars(plan.monthlyAmount)}`;
    return renderMailLayout(site, {
      ...unsubscribeOptions(site, links, readerId),
      to: person.email,
      subject: words.subject(plan.title),
      preview: words.preview,
      title: words.title,
      intro: [greeting(person.name), words.intro(plan.title)],
      facts: [
        [words.facts.plan, plan.title],
        [words.facts.price, words.price(months, monthly)],
        [words.facts.ends, words.ends(months)],
      ],
      button: { label: words.button, url: site.origin + paths.account("plans") },
      after: [words.questions],
    });
  };

export const samples: MailSamples<"ORDER_REMINDER"> = (site) => {
  const productId = "BRAND_MY_CV_QUATERLY";
  const order = {
    productId,
    plan: new PlanService().getChoice(productId).plan,
    months: 3,
    isWaiting: false,
    overlapConfirmed: false,
    since: new Date("2026-11-12T15:00:00Z"),
    person: samplePerson,
    readerId: SAMPLE_ID,
  };
  const links = new NewsletterLinks(site.origin, "sample");
  const render = orderReminderMail(site, { findDue: async () => order }, links);
  return { ORDER_REMINDER: { "order-reminder": render({ userId: SAMPLE_ID, productId }) } };
};
