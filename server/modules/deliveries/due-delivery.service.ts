import { z } from "zod";
import { deliveryErrorTexts as texts } from "#texts/deliveries";
import { requireProvenAdmin, type Actor } from "../../core/actor.js";
import type { Clock } from "../../core/clock.js";
import type { Input } from "../../core/input.js";
import {
  badCursor,
  decodeCursor,
  encodeCursor,
  pageSize,
  toPage,
  type Page,
  type PageRequest,
} from "../../core/paging.js";
import { parse } from "../../core/validation.js";
import type { SoldPlan } from "../billing/desk/sold-plan.types.js";
import { firmDayOf } from "#site/firm-day";
import { plusDays } from "#site/plain-day";
import type { DeliveryService } from "./delivery.service.js";
import { duesOf, type Due, type PlanToDeliver } from "./delivery.policy.js";
import type { DueDelivery, PlanDue } from "./delivery.types.js";

const MAX_DAYS = 60;
/** Running plans read for one list. */
const MAX_PLANS = 5000;

const periodSchema = z.object({
  withinDays: z.int().min(0, texts.chooseDays(MAX_DAYS)).max(MAX_DAYS, texts.chooseDays(MAX_DAYS)),
});

interface Plans {
  listRunning(actor: Actor, most: number): Promise<SoldPlan[]>;
}

interface DueNeeds {
  plans: Plans;
  deliveries: Pick<DeliveryService, "lastDone">;
  clock: Clock;
}

/** What running plans need next. Computed from the plans and what was recorded, so that nothing has to be scheduled. */
export class DueDeliveryService {
  constructor(private readonly needs: DueNeeds) {}

  /**
   * The next work of each running plan that is overdue or due within that many days, overdue first.
   * @throws UNAUTHENTICATED, FORBIDDEN, SECOND_FACTOR_REQUIRED except for administrators; BAD_INPUT
   */
  async list(
    actor: Actor,
    { first, after }: PageRequest,
    period: Input<typeof periodSchema>,
  ): Promise<Page<DueDelivery>> {
    requireProvenAdmin(actor);
    const limit = pageSize(first);
    const today = firmDayOf(this.needs.clock.now());
    const until = plusDays(today, parse(periodSchema, period).withinDays);
    const plans = await this.needs.plans.listRunning(actor, MAX_PLANS);
    const dues = await this.duesByPlan(plans);
    const all = plans
      .flatMap((plan): DueDelivery[] => {
        const [next] = dues.get(plan.id) ?? [];
        if (!next || next.dueOn > until) return [];
        return [{ plan, ...next, isOverdue: next.dueOn < today }];
      })
      .sort((a, b) => (keyOf(a) < keyOf(b) ? -1 : 1));
    const start = after ? startAfter(after) : "";
    const rest = all.filter((each) => keyOf(each) > start).slice(0, limit + 1);
    const cursorOf = ({ dueOn, plan }: DueDelivery) => encodeCursor(dueOn, plan.id);
    return toPage(rest, limit, cursorOf, Boolean(after), () => Promise.resolve(all.length));
  }

  /** What one plan needs, the earliest first; nothing for one that is over. */
  async ofPlan(plan: SoldPlan): Promise<PlanDue[]> {
    if (!plan.isRunning) return [];
    const today = firmDayOf(this.needs.clock.now());
    const dues = (await this.duesByPlan([plan])).get(plan.id) ?? [];
    return dues.map((due) => ({ ...due, isOverdue: due.dueOn < today }));
  }

  /** The first day of each kind of work, as it was promised when the plan was bought; the earliest first. */
  firstDays(plan: PlanToDeliver): Due[] {
    return duesOf(plan, new Map());
  }

  private async duesByPlan(plans: readonly SoldPlan[]): Promise<Map<string, Due[]>> {
    const last = await this.needs.deliveries.lastDone(plans.map(({ id }) => id));
    return new Map(plans.map((plan) => [plan.id, duesOf(plan, last.get(plan.id) ?? new Map())]));
  }
}

const keyOf = ({ dueOn, plan }: DueDelivery): string => `${dueOn} ${plan.id}`;

function startAfter(cursor: string): string {
  const [day = "", id = ""] = decodeCursor(cursor, 2);
  if (!/^\d{4}-\d{2}-\d{2}$/.test(day)) throw badCursor();
  return `${day} ${id}`;
}
