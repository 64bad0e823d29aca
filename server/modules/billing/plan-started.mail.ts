import { paths } from "#site/paths";
import { language } from "#texts/language";
import { greeting, planMailTexts as words } from "#texts/mails";
import { inDollars, type PlanService } from "../plans/plan.service.js";
import type { MailSite } from "../outbox/mail-content.js";
import { renderMailLayout } from "../outbox/mail-layout.js";
import { TERMS_RULES } from "../terms/terms.rules.js";
import type { NoticeRenderer } from "../outbox/notices.js";
import type { Subscription } from "./subscription.entity.js";

declare module "../outbox/notices.js" {
  interface NoticePayloads {
    /** By the plan, not by its event: earlier releases wait for it, too. */
    PLAN_STARTED: { subscriptionId: string };
  }
}

interface Subscriptions {
  find(id: string): Promise<Subscription | null>;
}
interface Accounts {
  find(id: string): Promise<{ name: string; email: string } | null>;
}

const longDate = (date: Date): string =>
  date.toLocaleDateString(language.locale, { dateStyle: "long", timeZone: "UTC" });

/** "Your plan has started": the number of payments, the end date, and that it does not renew. */
export const planStartedMail =
  (
    site: MailSite,
    subscriptions: Subscriptions,
    accounts: Accounts,
    plans: Pick<PlanService, "getChoice">,
  ): NoticeRenderer<"PLAN_STARTED"> =>
  async ({ subscriptionId }) => {
    const subscription = await subscriptions.find(subscriptionId);
    const user = subscription && (await accounts.find(subscription.userId));
    // No one is told of the start of a plan that is already over.
    if (!user || !subscription?.endsAt || !subscription.running) return null;
    const { plan } = plans.getChoice(subscription.productId);
    const amount = `$${inDollars(plan.monthlyAmount)}`;
    const made = Math.max(1, subscription.paymentsMade);
    const ends = longDate(subscription.endsAt);
    return renderMailLayout(site, {
      to: user.email,
      subject: words.subject(plan.title),
      preview: words.next,
      title: words.title(plan.title),
      intro: [greeting(user.name), words.thanks],
      facts: [
        [words.facts.plan, plan.title],
        [words.facts.amount, words.amount(amount)],
        [words.facts.payment, words.payment(made, subscription.months)],
        [words.facts.ends, words.ends(ends)],
      ],
      button: { label: words.openSite(site.name), url: site.origin + paths.account("plans") },
      after: [words.next, words.manage(site.name), words.dispute(TERMS_RULES.disputeWindowDays)],
      why: words.why(site.name),
    });
  };
