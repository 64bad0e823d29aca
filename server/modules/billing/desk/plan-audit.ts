import type { DataSource } from "typeorm";
import type { Actor } from "../../../core/actor.js";
import { later, minutes } from "../../../core/clock.js";
import type { AuditDetails } from "../../audit/audit.entity.js";
import type { AuditActor, AuditService } from "../../audit/audit.service.js";
import { PlanEvent, type PlanEventKind } from "../subscription/plan-event.entity.js";

/** Stripe's clock may run a little ahead of ours. */
const CLOCKS_DIFFER_MS = minutes(1);

/** A plan, as the log names it. */
interface AuditedPlan {
  id: string;
  title: string;
  /** Null if the account is gone. */
  buyerId: string | null;
}

/** What the log keeps of a change that people make at Stripe; null if it does not keep it. */
const CHANGES: Partial<Record<PlanEventKind, (facts: PlanEvent["facts"]) => AuditDetails | null>> =
  {
    REFUNDED: ({ amount = null }) => ({ change: "REFUNDED", amount }),
    CANCEL_REQUESTED: ({ by }) => (by === "STAFF" ? { change: "CANCEL_REQUESTED" } : null),
    CANCEL_UNDONE: ({ undoneBy }) => (undoneBy === "STAFF" ? { change: "CANCEL_UNDONE" } : null),
    EXTENDED: () => ({ change: "EXTENDED" }),
    TERM_CHANGED: ({ months = null }) => ({ change: "TERM_CHANGED", months }),
  };
const KINDS = Object.keys(CHANGES) as PlanEventKind[];

/** The audit log of what people change about plans. */
export class PlanAudit {
  constructor(
    private readonly dataSource: DataSource,
    private readonly audit: AuditService,
  ) {}

  /** Call it before our rows are written: what was done at Stripe is never without a trace. */
  record(actor: Actor, plan: AuditedPlan, details: AuditDetails): Promise<void> {
    return this.write(actor, plan, details);
  }

  /**
   * Records the last change of each kind if it is missing: Stripe may have made it although its answer was lost, and the plan
   * could not be read then. The caller has just read the plan, and no one else is changing it.
   */
  async recordMissing(plan: AuditedPlan): Promise<void> {
    for (const kind of KINDS) {
      const last = await this.dataSource.manager.findOne(PlanEvent, {
        where: { subscriptionId: plan.id, kind },
        order: { at: "DESC", id: "DESC" },
      });
      if (last?.actorId) await this.recordOnce(plan, { ...last, actorId: last.actorId });
    }
  }

  private async recordOnce(plan: AuditedPlan, event: PlanEvent & { actorId: string }) {
    const details = CHANGES[event.kind]?.(event.facts);
    if (!details) return;
    const { actorId } = event;
    const what = { kind: "PLAN_CHANGED", actorId, targetId: plan.id } as const;
    const since = later(event.at, -CLOCKS_DIFFER_MS);
    const audited = await this.audit.listSince(this.dataSource.manager, what, since);
    // Two refunds within a minute may differ in their amount only.
    const isSame = (one: AuditDetails) =>
      Object.entries(details).every(([name, value]) => one[name] === value);
    if (audited.some((one) => isSame(one.details))) return;
    await this.write({ kind: "person", id: actorId }, plan, details);
  }

  private write(actor: AuditActor, { id, title, buyerId }: AuditedPlan, details: AuditDetails) {
    return this.audit.record(this.dataSource.manager, {
      kind: "PLAN_CHANGED",
      actor,
      subjectId: buyerId,
      target: { kind: "PLAN", id },
      details: { plan: title, ...details },
    });
  }
}
