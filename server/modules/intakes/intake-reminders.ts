import type { DataSource } from "typeorm";
import { days, hours, later, type Clock } from "../../core/clock.js";
import type { AccountService } from "../accounts/account.service.js";
import { isErased } from "../accounts/user.entity.js";
import type { Subscription } from "../billing/subscription/subscription.entity.js";
import type { SubscriptionService } from "../billing/subscription/subscription.service.js";
import type { OutboxService } from "../outbox/outbox.service.js";
import type { IntakeService } from "./intake.service.js";
import type { IntakeItem } from "./plan-intake.entity.js";

/** How long buyers may take, once they have paid, without being reminded. */
const REMIND_AFTER_MS = hours(24);
/** Later, e.g. after an outage, the specialist has asked in person. */
const REMIND_WITHIN_MS = days(3);

/** Who asked to have their account deleted. */
export interface Departures {
  isLeaving(userId: string): Promise<boolean>;
}

interface ReminderNeeds {
  dataSource: DataSource;
  subscriptions: Pick<SubscriptionService, "find" | "listPaid">;
  intakes: Pick<IntakeService, "missingOf">;
  accounts: Pick<AccountService, "find">;
  departures: Departures;
  outbox: Pick<OutboxService, "enqueue" | "nudge">;
  clock: Clock;
}

export interface DueIntake {
  plan: Subscription;
  person: { name: string; email: string };
  missing: IntakeItem[];
}

/** Reminds buyers, once, of what we need to begin. */
export class IntakeReminders {
  constructor(private readonly needs: ReminderNeeds) {}

  /**
   * Queues the reminders that are due. Any number of instances may run it at once: the outbox keeps one a plan.
   * @returns how many plans were looked at
   */
  async queueDue(): Promise<number> {
    const now = this.needs.clock.now();
    const from = later(now, -REMIND_WITHIN_MS);
    const until = later(now, -REMIND_AFTER_MS);
    const plans = await this.needs.subscriptions.listPaid(from, until);
    for (const { id } of plans) if (await this.findDue(id)) await this.queue(id);
    if (plans.length > 0) this.needs.outbox.nudge();
    return plans.length;
  }

  /** What to remind the plan's buyer of; null if nothing is missing, or the plan is canceled or over. */
  async findDue(planId: string): Promise<DueIntake | null> {
    const plan = await this.needs.subscriptions.find(planId);
    if (!plan?.running || plan.cancelRequestedAt !== null) return null;
    const person = await this.needs.accounts.find(plan.userId);
    if (!person || isErased(person) || (await this.needs.departures.isLeaving(plan.userId)))
      return null;
    const missing = await this.needs.intakes.missingOf(plan.id);
    return missing.length === 0 ? null : { plan, person, missing };
  }

  private queue(subscriptionId: string): Promise<void> {
    return this.needs.outbox.enqueue(
      this.needs.dataSource.manager,
      { kind: "INTAKE_REMINDER", payload: { subscriptionId } },
      { dedupeKey: `intake-reminder:${subscriptionId}` },
    );
  }
}
