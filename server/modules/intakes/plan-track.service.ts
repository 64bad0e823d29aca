import { firmDayOf } from "#site/firm-day";
import type { Subscription } from "../billing/subscription/subscription.entity.js";
import type { DeliveryKind } from "../deliveries/delivery.entity.js";
import type { DeliveryService } from "../deliveries/delivery.service.js";
import type { DueDeliveryService } from "../deliveries/due-delivery.service.js";
import type { PlanService } from "../plans/plan.service.js";
import { missingOf } from "./intake.policy.js";
import type { IntakeService } from "./intake.service.js";
import type { PlanStep, PlanStepKind } from "./intake.types.js";

interface TrackNeeds {
  intakes: Pick<IntakeService, "of">;
  deliveries: Pick<DeliveryService, "listOf">;
  due: Pick<DueDeliveryService, "firstDays">;
  plans: Pick<PlanService, "findChoice">;
}

/** The deliveries that are steps of a plan's first weeks. */
const STEP_KINDS: Partial<Record<DeliveryKind, PlanStepKind>> = {
  CONTACT: "CONTACT",
  SUBMISSIONS: "FIRST_LIST",
  DRAFT: "FIRST_DRAFT",
};
/** First contact, and the first work that the buyer gets. */
const STEPS_OF_WORK = 2;

/** What happens in a plan's first weeks, and when: the payment, the intake, and the first work. */
export class PlanTrackService {
  constructor(private readonly needs: TrackNeeds) {}

  /** The steps in their order; only the first two of a plan that is no longer in the catalog. The caller has checked who may see it. */
  async of(plan: Subscription): Promise<PlanStep[]> {
    const intake = await this.needs.intakes.of(plan.id);
    const isComplete = missingOf(intake).length === 0;
    const given = isComplete && intake.completedAt ? firmDayOf(intake.completedAt) : null;
    return [
      { kind: "PAID", day: firmDayOf(plan.startedAt), isDone: true },
      { kind: "INTAKE", day: given, isDone: isComplete },
      ...(await this.workOf(plan)),
    ];
  }

  private async workOf({ id, productId, startedAt, endsAt }: Subscription): Promise<PlanStep[]> {
    const planId = this.needs.plans.findChoice(productId)?.plan.id ?? null;
    const done = (await this.needs.deliveries.listOf([id])).get(id) ?? [];
    const promised = this.needs.due.firstDays({ planId, startedAt, endsAt });
    const steps = promised.flatMap(({ kind, dueOn }): PlanStep[] => {
      const step = STEP_KINDS[kind];
      if (!step) return [];
      // The latest comes first.
      const first = done.findLast((delivery) => delivery.kind === kind);
      return [{ kind: step, day: first?.deliveredOn ?? dueOn, isDone: first !== undefined }];
    });
    return steps.slice(0, STEPS_OF_WORK);
  }
}
