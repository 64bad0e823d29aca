import { intakeMailTexts as begin } from "#texts/intakes";
import { staffNewsTexts as words } from "#texts/staff-plan-mails";
import { paths } from "#site/paths";
import type { IntakeItem } from "#site/schema-enums.generated";
import type { MailSite } from "../../outbox/mail-content.js";
import { renderMailLayout } from "../../outbox/mail-layout.js";
import type { NoticeRenderer } from "../../outbox/notices.js";
import { withoutLinks } from "../../outbox/without-links.js";
import { inDollars, PlanService } from "../../plans/plan.service.js";
import type { PlanEvent } from "../subscription/plan-event.entity.js";
import { buyerNameInMail } from "./buyer-name.js";
import { moneyOf } from "./plan-words.js";
import type { PlanNotice } from "./plan-notices.js";
import type { Subscription } from "../subscription/subscription.entity.js";
import type { SubscriptionService } from "../subscription/subscription.service.js";
import {
  SAMPLE_ID,
  sampleAccounts,
  sampleStaffMail,
  type MailSamples,
} from "../../outbox/mail-samples.js";
import { sampleBeginnings, samplePlans } from "../sample-plan.js";

declare module "../../outbox/notices.js" {
  interface NoticePayloads {
    PLAN_STAFF_NEWS: PlanNotice;
  }
}

interface NewsNeeds {
  /** The firm's own address; administrators can change it. */
  staffMail: () => Promise<string>;
  events: { find(id: string): Promise<Pick<PlanEvent, "kind" | "at" | "facts"> | null> };
  subscriptions: Pick<SubscriptionService, "find">;
  accounts: { find(id: string): Promise<{ name: string; email: string } | null> };
  plans: Pick<PlanService, "findChoice">;
  intakes: { missingOf(planId: string): Promise<IntakeItem[]> };
}

/** Tells staff at once about a sale, and about what goes wrong with a plan. */
export const staffNewsMail =
  (site: MailSite, needs: NewsNeeds): NoticeRenderer<"PLAN_STAFF_NEWS"> =>
  async ({ planEventId, subscriptionId }) => {
    const event = await needs.events.find(planEventId);
    const plan = await needs.subscriptions.find(subscriptionId);
    if (!event || !plan) return null;
    const name = buyerNameInMail(await needs.accounts.find(plan.userId));
    const title = needs.plans.findChoice(plan.productId)?.plan.title ?? plan.productId;
    const missing = event.kind === "STARTED" ? await needs.intakes.missingOf(plan.id) : null;
    const news = words.news(event.kind, attemptOf(event), event.facts.why);
    return renderMailLayout(site, {
      to: await needs.staffMail(),
      subject: news.subject(name, title),
      preview: news.next,
      title: news.title,
      intro: [news.next],
      facts: [
        [words.facts.buyer, name],
        [words.facts.plan, words.planOf(title, plan.months)],
        ...detailsOf(event),
        ...firstMonthOf(event, plan),
        ...(missing ? [[begin.staffFact, intakeOf(missing)] as const] : []),
        [words.facts.when, words.time(event.at)],
      ],
      button: { label: words.open, url: `${site.origin}${paths.desk("plans", plan.id)}` },
      why: words.why(site.name),
    });
  };

/** What the specialist has to begin with. */
const intakeOf = (missing: readonly IntakeItem[]): string =>
  missing.length === 0 ? begin.staffNothingMissing : begin.staffMissing(missing);

/** Each attempt that fails is told: which one it was, so that the emails differ, and whether another follows. */
function attemptOf({ facts }: Pick<PlanEvent, "facts">) {
  // Earlier releases recorded none.
  if (typeof facts.attempt !== "number") return null;
  return { number: facts.attempt, isLast: !facts.nextAttemptAt };
}

type Row = [name: string, value: string];

/** Says that a cancellation leaves the first month as it was paid, if the plan was changed in it. */
function firstMonthOf(
  { kind }: Pick<PlanEvent, "kind">,
  { firstMonthDue: due, nextPaymentAt, currency }: Subscription,
): Row[] {
  const isEnding = kind === "CANCEL_REQUESTED" || kind === "CANCELED";
  if (!isEnding || due === 0 || nextPaymentAt !== null) return [];
  return [[words.facts.firstMonth, words.unsettled(due > 0, moneyOf(Math.abs(due), currency))]];
}

/** What the event itself says: how much, who, why, until when. */
function detailsOf({ facts }: Pick<PlanEvent, "facts">): Row[] {
  const { amount, reason, note, by, endsAt, nextAttemptAt: next } = facts;
  const rows: [string, string | null][] = [
    [words.facts.amount, typeof amount === "number" ? `$${inDollars(amount)}` : null],
    [words.facts.nextAttempt, typeof next === "string" ? words.time(new Date(next)) : null],
    [words.facts.by, typeof by === "string" ? words.by(by) : null],
    [words.facts.until, typeof endsAt === "string" ? words.day(new Date(endsAt)) : null],
    [words.facts.reason, typeof reason === "string" ? words.reason(reason) : null],
    [words.facts.note, typeof note === "string" ? note : null],
  ];
  return rows.flatMap(([name, value]): Row[] =>
    value === null || value === "" ? [] : [[name, withoutLinks(value)]],
  );
}

export const samples: MailSamples<"PLAN_STAFF_NEWS"> = (site) => {
  const refunded = {
    ...({ kind: "REFUNDED", at: new Date("2026-11-22T15:30:00Z") } as const),
    facts: { amount: 7900, reason: "requested_by_customer" },
  };
  const render = staffNewsMail(site, {
    staffMail: sampleStaffMail,
    accounts: sampleAccounts,
    plans: new PlanService(),
    events: { find: async () => refunded },
    subscriptions: samplePlans,
    intakes: sampleBeginnings(null).intakes,
  });
  const notice = { planEventId: SAMPLE_ID, subscriptionId: SAMPLE_ID };
  return { PLAN_STAFF_NEWS: { "plan-staff-news": render(notice) } };
};
