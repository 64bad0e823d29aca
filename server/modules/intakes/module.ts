import { minutes } from "../../core/clock.js";
import type { AccountService } from "../accounts/account.service.js";
import type { ProfileService } from "../accounts/profile.service.js";
import type { ResumeService } from "../applications/resume.service.js";
import type { ResumeTextService } from "../applications/texts/resume-text.service.js";
import type { AuditService } from "../audit/audit.service.js";
import { timer, type Base, type Parts } from "../base.js";
import type { OwnPlanService } from "../billing/own/own-plan.service.js";
import type { SubscriptionService } from "../billing/subscription/subscription.service.js";
import type { DeliveryService } from "../deliveries/delivery.service.js";
import type { DueDeliveryService } from "../deliveries/due-delivery.service.js";
import type { OutboxService } from "../outbox/outbox.service.js";
import type { PlanService } from "../plans/plan.service.js";
import { BuyerPhoneService } from "./buyer-phones.service.js";
import { intakeReminderMail } from "./intake-reminder.mail.js";
import { IntakeReminders, type Departures } from "./intake-reminders.js";
import {
  IntakeResolver,
  SoldPlanIntakeResolver,
  SubscriptionIntakeResolver,
} from "./intake.resolver.js";
import { IntakeService } from "./intake.service.js";
import { PlanTrackService } from "./plan-track.service.js";

const REMINDERS_EVERY_MS = minutes(15);

interface IntakeUses {
  accounts: { accounts: AccountService; profiles: ProfileService };
  applications: { resumes: ResumeService; resumeTexts: ResumeTextService };
  audit: { audit: AuditService };
  billing: { ownPlans: OwnPlanService; subscriptions: SubscriptionService };
  deliveries: { deliveries: DeliveryService; dueDeliveries: DueDeliveryService };
  outbox: { outbox: OutboxService };
  pendingDeletions: { pendingDeletions: Departures };
  plans: { plans: PlanService };
}

/** What buyers send the firm so that it can begin, and what happens then. */
export function createIntakes(base: Base, uses: IntakeUses) {
  const { dataSource, clock, limits, site } = base;
  const { accounts, profiles } = uses.accounts;
  const { resumes, resumeTexts: texts } = uses.applications;
  const { audit } = uses.audit;
  const { ownPlans: own, subscriptions } = uses.billing;
  const { deliveries, dueDeliveries: due } = uses.deliveries;
  const { outbox } = uses.outbox;
  const { pendingDeletions } = uses.pendingDeletions;
  const { plans } = uses.plans;
  const intakes = new IntakeService({
    dataSource,
    accounts,
    profiles,
    own,
    plans,
    resumes,
    texts,
    audit,
    limits,
    clock,
  });
  const planTracks = new PlanTrackService({ intakes, deliveries, due, plans });
  const intakeReminders = new IntakeReminders({
    dataSource,
    subscriptions,
    intakes,
    accounts,
    departures: pendingDeletions,
    outbox,
    clock,
  });
  const buyerPhones = new BuyerPhoneService(dataSource);
  const parts = {
    resolvers: [
      new IntakeResolver(intakes),
      new SoldPlanIntakeResolver(intakes),
      new SubscriptionIntakeResolver(intakes, planTracks),
    ],
    notices: { INTAKE_REMINDER: intakeReminderMail(site, intakeReminders, plans) },
    once: ["INTAKE_REMINDER"],
    timers: [timer("intake reminders", REMINDERS_EVERY_MS, () => intakeReminders.queueDue())],
  } satisfies Parts;
  return { intakes, planTracks, intakeReminders, buyerPhones, parts };
}
