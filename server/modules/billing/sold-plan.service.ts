import { MoreThanOrEqual, type DataSource } from "typeorm";
import { z } from "zod";
import { soldPlanErrorTexts as texts } from "#texts/firm-errors";
import { requireProvenAdmin, type Actor } from "../../core/actor.js";
import { days, later, type Clock } from "../../core/clock.js";
import type { Input } from "../../core/input.js";
import {
  decodeTimeCursor,
  encodeTimeCursor,
  pageSize,
  toPage,
  type Page,
} from "../../core/paging.js";
import { parse } from "../../core/validation.js";
import type { AccountService } from "../accounts/account.service.js";
import type { PlanService } from "../plans/plan.service.js";
import type { SoldPlan } from "./sold-plan.types.js";
import { Subscription } from "./subscription.entity.js";

const MAX_DAYS = 365;
const MAX_COUNT = 1000;

const periodSchema = z.object({
  days: z.int().min(1, texts.chooseDays(MAX_DAYS)).max(MAX_DAYS, texts.chooseDays(MAX_DAYS)),
});

interface SoldPlanNeeds {
  dataSource: DataSource;
  accounts: Pick<AccountService, "findMany">;
  plans: Pick<PlanService, "findChoice">;
  clock: Clock;
}

/** Plans that people pay for, for the administrators who see that the firm delivers them. */
export class SoldPlanService {
  constructor(private readonly needs: SoldPlanNeeds) {}

  /**
   * Running plans that started in the last days, newest first.
   * @param period how many days back, 1 to 365
   * @throws UNAUTHENTICATED, FORBIDDEN, SECOND_FACTOR_REQUIRED except for administrators; BAD_INPUT
   */
  async list(
    actor: Actor,
    { first, after }: { first: number; after?: string | null | undefined },
    period: Input<typeof periodSchema>,
  ): Promise<Page<SoldPlan>> {
    requireProvenAdmin(actor);
    const limit = pageSize(first);
    const { manager } = this.needs.dataSource;
    const since = later(this.needs.clock.now(), -days(parse(periodSchema, period).days));
    const where = { startedAt: MoreThanOrEqual(since), running: true };
    const query = manager
      .createQueryBuilder(Subscription, "s")
      .where(where)
      .orderBy({ "s.startedAt": "DESC", "s.id": "DESC" })
      .limit(limit + 1);
    if (after)
      query.andWhere(
        "(s.startedAt < :time OR (s.startedAt = :time AND s.id < :id))",
        decodeTimeCursor(after),
      );
    const rows = await query.getMany();
    const buyers = await this.buyersOf(rows);
    const sold = rows.map(({ id, productId, months, status, startedAt, userId }): SoldPlan => {
      const planTitle = this.needs.plans.findChoice(productId)?.plan.title ?? productId;
      return { id, planTitle, months, status, startedAt, buyer: buyers.get(userId) ?? null };
    });
    const cursorOf = ({ startedAt, id }: SoldPlan) => encodeTimeCursor(startedAt, id);
    const count = async () => Math.min(await manager.countBy(Subscription, where), MAX_COUNT);
    return toPage(sold, limit, cursorOf, Boolean(after), count);
  }

  private async buyersOf(rows: readonly Subscription[]) {
    const people = await this.needs.accounts.findMany(rows.map(({ userId }) => userId));
    return new Map(people.map(({ id, name }) => [id, { id, name }]));
  }
}
