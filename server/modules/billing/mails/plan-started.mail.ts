import { paths } from "#site/paths";
import type { IntakeItem, PlanStepKind } from "#site/schema-enums.generated";
import { intakeMailTexts as begin, trackTexts } from "#texts/intakes";
import { greeting, planMailTexts as words } from "#texts/mails";
import { ownPlanTexts } from "#texts/own-plans";
import { buyerMailTexts } from "#texts/plan-mails";
import { inDollars, PlanService } from "../../plans/plan.service.js";
import type { MailFact, MailSite } from "../../outbox/mail-content.js";
import { renderMailLayout } from "../../outbox/mail-layout.js";
import { TERMS_RULES } from "../../terms/terms.rules.js";
import type { NoticeRenderer } from "../../outbox/notices.js";
import type { Subscription } from "../subscription/subscription.entity.js";
import { SAMPLE_ID, sampleAccounts, type MailSamples } from "../../outbox/mail-samples.js";
import { sampleBeginnings, samplePlans } from "../sample-plan.js";

declare module "../../outbox/notices.js" {
  interface NoticePayloads {
    /** By the plan, not by its event: earlier releases wait for it, too. */
    PLAN_STARTED: { subscriptionId: string };
  }
}

interface Subscriptions {
  find(id: string): Promise<Subscription | null>;
  isOverlapInReview(plan: Subscription): Promise<boolean>;
}
interface Accounts {
  find(id: string): Promise<{ name: string; email: string } | null>;
}

/** What happens in the plan's first weeks, and what the buyer still has to send. */
export interface Beginnings {
  planTracks: { of(plan: Subscription): Promise<readonly Step[]> };
  intakes: { missingOf(planId: string): Promise<IntakeItem[]> };
}
interface Step {
  kind: PlanStepKind;
  /** "2026-12-01" */
  day: string | null;
  isDone: boolean;
}

const stepFact = ({ kind, day, isDone }: Step): MailFact => [
  trackTexts.step(kind, isDone),
  day === null ? begin.factNow : (isDone ? begin.factDone : trackTexts.byDay)(day),
];

/** "Your plan has started": the number of payments, the end date, that it does not renew, and what happens next. */
export const planStartedMail =
  (
    site: MailSite,
    subscriptions: Subscriptions,
    accounts: Accounts,
    plans: Pick<PlanService, "getChoice">,
    { planTracks, intakes }: Beginnings,
  ): NoticeRenderer<"PLAN_STARTED"> =>
  async ({ subscriptionId }) => {
    const subscription = await subscriptions.find(subscriptionId);
    const user = subscription && (await accounts.find(subscription.userId));
    // No one is told of the start of a plan that is already over.
    if (!user || !subscription?.endsAt || !subscription.running) return null;
    const { plan } = plans.getChoice(subscription.productId);
    const amount = `$${inDollars(plan.monthlyAmount)}`;
    const made = Math.max(1, subscription.paymentsMade);
    const track = await planTracks.of(subscription);
    const missing = await intakes.missingOf(subscriptionId);
    const overlap = (await subscriptions.isOverlapInReview(subscription))
      ? [ownPlanTexts.overlapInReview]
      : [];
    const isComplete = missing.length === 0;
    const ownPlan = { label: words.openSite(site.name), url: site.origin + paths.account("plans") };
    const toIntake = { label: begin.button, url: site.origin + paths.planIntake(subscriptionId) };
    return renderMailLayout(site, {
      to: user.email,
      subject: words.subject(plan.title),
      preview: words.next,
      title: words.title(plan.title),
      intro: [greeting(user.name), ...overlap, words.thanks],
      facts: [
        [words.facts.plan, plan.title],
        [words.facts.amount, words.amount(amount)],
        [words.facts.payment, words.payment(made, subscription.months)],
        [words.facts.ends, buyerMailTexts.ends(subscription.endsAt)],
        ...track.map(stepFact),
      ],
      button: isComplete ? ownPlan : toIntake,
      after: [
        isComplete ? words.next : begin.ask(missing),
        words.manage(site.name),
        words.dispute(TERMS_RULES.disputeWindowDays),
      ],
      why: words.why(site.name),
    });
  };

export const samples: MailSamples<"PLAN_STARTED"> = (site) => {
  const startedWith = (given: string | null) => {
    const sources = [samplePlans, sampleAccounts, new PlanService()] as const;
    const render = planStartedMail(site, ...sources, sampleBeginnings(given));
    return render({ subscriptionId: SAMPLE_ID });
  };
  return {
    PLAN_STARTED: {
      "plan-started": startedWith(null),
      "plan-started-complete": startedWith("2026-11-22"),
    },
  };
};
