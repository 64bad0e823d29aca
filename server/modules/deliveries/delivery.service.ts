import { In, type DataSource, type EntityManager } from "typeorm";
import { deliveryErrorTexts as texts } from "#texts/deliveries";
import { requireProvenAdmin, type Actor, type SignedIn } from "../../core/actor.js";
import type { Clock } from "../../core/clock.js";
import { badInput, conflict, notFound } from "../../core/errors.js";
import { isId, newId } from "../../core/ids.js";
import type { Input } from "../../core/input.js";
import { parse } from "../../core/validation.js";
import { inTransaction } from "../../kit/db/transactions.js";
import type { AuditService } from "../audit/audit.service.js";
import type { SoldPlan } from "../billing/desk/sold-plan.types.js";
import { firmDayOf } from "#site/firm-day";
import { Delivery, type DeliveryKind } from "./delivery.entity.js";
import { isCounted, kindsOf } from "./delivery.policy.js";
import {
  deleteSchema,
  recordSchema,
  updateSchema,
  type DeliveryEntry,
} from "./delivery.validation.js";

interface Plans {
  /** @throws NOT_FOUND */
  get(actor: Actor, id: string): Promise<SoldPlan>;
  /** @throws CONFLICT if the plan is being changed for long */
  alone<Result>(id: string, change: () => Promise<Result>): Promise<Result>;
}

interface DeliveryNeeds {
  dataSource: DataSource;
  plans: Plans;
  audit: AuditService;
  clock: Clock;
}

type Change = "ADDED" | "CHANGED" | "REMOVED";

/** What the firm did for the plans that people bought. */
export class DeliveryService {
  constructor(private readonly needs: DeliveryNeeds) {}

  /** Of plans that the caller may see, by the plan's id; the latest day first. */
  async listOf(planIds: readonly string[]): Promise<Map<string, Delivery[]>> {
    const rows = await this.needs.dataSource.manager.find(Delivery, {
      where: { subscriptionId: In([...planIds]) },
      order: { deliveredOn: "DESC", id: "DESC" },
    });
    const byPlan = new Map<string, Delivery[]>(planIds.map((id) => [id, []]));
    for (const row of rows) byPlan.get(row.subscriptionId)?.push(row);
    return byPlan;
  }

  /** The last day of each kind, by plan. */
  async lastDone(planIds: readonly string[]): Promise<Map<string, Map<DeliveryKind, string>>> {
    const byPlan = new Map(planIds.map((id) => [id, new Map<DeliveryKind, string>()]));
    if (planIds.length === 0) return byPlan;
    const rows = await this.needs.dataSource.manager
      .createQueryBuilder(Delivery, "d")
      .select("d.subscriptionId", "planId")
      .addSelect("d.kind", "kind")
      .addSelect("MAX(d.deliveredOn)", "day")
      .where({ subscriptionId: In([...planIds]) })
      .groupBy("d.subscriptionId, d.kind")
      .getRawMany<{ planId: string; kind: DeliveryKind; day: string }>();
    for (const { planId, kind, day } of rows) byPlan.get(planId)?.set(kind, day);
    return byPlan;
  }

  /**
   * @throws UNAUTHENTICATED, FORBIDDEN, SECOND_FACTOR_REQUIRED except for administrators; NOT_FOUND; BAD_INPUT for another
   *   plan's kind of work, and for a day before the start or in the future; CONFLICT while the plan is being changed
   */
  async record(actor: Actor, input: Input<typeof recordSchema>): Promise<Delivery> {
    const user = requireProvenAdmin(actor);
    const { planId, ...entry } = parse(recordSchema, input);
    const { id: subscriptionId } = await this.needs.plans.get(user, planId);
    const [id, now] = [newId(), this.needs.clock.now()];
    const row = { id, subscriptionId, authorId: user.id, createdAt: now, updatedAt: now };
    // The buyer may be changing the plan, which is possible until work begins: what counts is the plan that it then is.
    await this.needs.plans.alone(subscriptionId, async () => {
      const plan = await this.needs.plans.get(user, planId);
      const checked = this.check(plan, entry);
      await inTransaction(this.needs.dataSource, async (transaction) => {
        await transaction.insert(Delivery, { ...row, ...checked });
        await this.note(transaction, user, plan, "ADDED", entry.kind);
      });
    });
    return this.needs.dataSource.manager.findOneByOrFail(Delivery, { id });
  }

  /** @throws as `record`; CONFLICT if it was changed since */
  async update(actor: Actor, input: Input<typeof updateSchema>): Promise<Delivery> {
    const user = requireProvenAdmin(actor);
    const { id, expectedVersion: version, ...entry } = parse(updateSchema, input);
    const plan = await this.planOf(user, id);
    const checked = this.check(plan, entry);
    const next = { ...checked, version: version + 1, updatedAt: this.needs.clock.now() };
    await inTransaction(this.needs.dataSource, async (transaction) => {
      const { affected } = await transaction.update(Delivery, { id, version }, next);
      if (affected !== 1) throw conflict("CONFLICT", texts.changed);
      await this.note(transaction, user, plan, "CHANGED", entry.kind);
    });
    return this.needs.dataSource.manager.findOneByOrFail(Delivery, { id });
  }

  /** Safe to repeat. @returns the id. @throws as `record` */
  async remove(actor: Actor, input: Input<typeof deleteSchema>): Promise<string> {
    const user = requireProvenAdmin(actor);
    const { id } = parse(deleteSchema, input);
    const row = await this.find(id);
    if (!row) return id;
    const plan = await this.needs.plans.get(user, row.subscriptionId);
    await inTransaction(this.needs.dataSource, async (transaction) => {
      const { affected } = await transaction.delete(Delivery, { id });
      if (affected === 1) await this.note(transaction, user, plan, "REMOVED", row.kind);
    });
    return id;
  }

  private async find(id: string): Promise<Delivery | null> {
    return isId(id) ? this.needs.dataSource.manager.findOneBy(Delivery, { id }) : null;
  }

  private async planOf(user: SignedIn, id: string): Promise<SoldPlan> {
    const row = await this.find(id);
    if (!row) throw notFound("delivery");
    return this.needs.plans.get(user, row.subscriptionId);
  }

  private check({ planId, startedAt }: SoldPlan, entry: DeliveryEntry): DeliveryEntry {
    const { kind, deliveredOn } = entry;
    if (!kindsOf(planId).includes(kind)) throw refuse("kind", texts.otherPlan);
    if (deliveredOn < firmDayOf(startedAt)) throw refuse("deliveredOn", texts.tooEarly);
    if (deliveredOn > firmDayOf(this.needs.clock.now())) throw refuse("deliveredOn", texts.tooLate);
    if (!isCounted(kind)) return { ...entry, count: null };
    if (entry.count === null) throw refuse("count", texts.countMissing);
    return entry;
  }

  private note(
    transaction: EntityManager,
    actor: SignedIn,
    plan: SoldPlan,
    change: Change,
    delivery: DeliveryKind,
  ): Promise<void> {
    return this.needs.audit.record(transaction, {
      kind: "DELIVERY_CHANGED",
      actor,
      subjectId: plan.buyer?.id ?? null,
      target: { kind: "PLAN", id: plan.id },
      details: { plan: plan.planTitle, change, delivery },
    });
  }
}

const refuse = (field: string, message: string) => badInput(message, { [field]: message });
