import { IsNull, type EntityManager } from "typeorm";
import { placementErrorTexts as texts } from "#texts/placements";
import type { Clock } from "../../core/clock.js";
import { AppError } from "../../core/errors.js";
import type { StageGate, StageMove } from "../applications/stages/stage-gate.types.js";
import type { AuditService } from "../audit/audit.service.js";
import { Placement } from "./placement.entity.js";

interface GateNeeds {
  audit: AuditService;
  clock: Clock;
}

const liveOf = (transaction: EntityManager, applicationId: string) =>
  transaction.findOneBy(Placement, { applicationId, canceledAt: IsNull() });

/**
 * Lets no application become HIRED without a placement. The only stage that follows HIRED is OFFER: moving there cancels the
 * placement, whose row is kept, and undoing that move restores it. Undoing the hire deletes it.
 */
export class PlacementGate {
  constructor(private readonly needs: GateNeeds) {}

  get gates(): StageGate[] {
    return [
      {
        stage: "HIRED",
        check: (move) => this.requirePlacement(move),
        undo: (move) => this.remove(move),
      },
      { stage: "OFFER", check: (move) => this.cancel(move), undo: (move) => this.restore(move) },
    ];
  }

  /** @throws PLACEMENT_REQUIRED */
  private async requirePlacement({ transaction, application }: StageMove): Promise<void> {
    if (!(await liveOf(transaction, application.id)))
      throw new AppError("PLACEMENT_REQUIRED", texts.required);
  }

  private async remove(move: StageMove): Promise<void> {
    const placement = await liveOf(move.transaction, move.application.id);
    if (!placement) return;
    await move.transaction.delete(Placement, { id: placement.id });
    await this.record(move, placement, "REMOVED");
  }

  private async cancel(move: StageMove): Promise<void> {
    if (move.application.status !== "HIRED") return;
    const placement = await liveOf(move.transaction, move.application.id);
    if (!placement) return;
    const canceledAt = this.needs.clock.now();
    await move.transaction.update(Placement, { id: placement.id }, { canceledAt });
    await this.record(move, placement, "REMOVED");
  }

  private async restore(move: StageMove): Promise<void> {
    if (move.to !== "HIRED") return;
    const { transaction, application } = move;
    const [placement] = await transaction.find(Placement, {
      where: { applicationId: application.id },
      order: { createdAt: "DESC", id: "DESC" },
      take: 1,
    });
    if (!placement) return;
    await transaction.update(Placement, { id: placement.id }, { canceledAt: null });
    await this.record(move, placement, "RESTORED");
  }

  private record(
    { transaction, actor }: StageMove,
    { id, userId: subjectId, companyId, clientName: client }: Placement,
    change: "REMOVED" | "RESTORED",
  ): Promise<void> {
    return this.needs.audit.record(transaction, {
      kind: "PLACEMENT_CHANGED",
      actor,
      subjectId,
      target: { kind: "PLACEMENT", id },
      details: { companyId, client, change },
    });
  }
}
