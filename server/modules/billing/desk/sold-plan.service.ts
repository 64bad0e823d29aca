import { In, MoreThanOrEqual, type DataSource, type SelectQueryBuilder } from "typeorm";
import { requireProvenAdmin, type Actor } from "../../../core/actor.js";
import { notFound } from "../../../core/errors.js";
import { isId } from "../../../core/ids.js";
import type { Input } from "../../../core/input.js";
import { mapPage, nodesOf, type Page, type PageRequest } from "../../../core/paging.js";
import { pageByTime } from "../../../kit/db/time-pages.js";
import { parse } from "../../../core/validation.js";
import type { AccountService } from "../../accounts/account.service.js";
import { containing, ofPeopleNamed } from "../../accounts/user.joins.js";
import { isErased } from "../../accounts/user.entity.js";
import type { PlanService } from "../../plans/plan.service.js";
import { changeAlone } from "../sync/change-alone.js";
import { buyerOf } from "./plan-buyer.js";
import { nextPayment, soldFor } from "../money/sold-month.js";
import type { PlanBuyer, SoldPlan } from "./sold-plan.types.js";
import { filterSchema, type SoldPlanSearch } from "./sold-plan.validation.js";
import { Subscription } from "../subscription/subscription.entity.js";

interface SoldPlanNeeds {
  dataSource: DataSource;
  accounts: Pick<AccountService, "findMany">;
  plans: Pick<PlanService, "findChoice" | "list">;
}

/** Plans that people bought, for the administrators who see that the firm delivers them. */
export class SoldPlanService {
  constructor(private readonly needs: SoldPlanNeeds) {}

  /**
   * Newest first.
   * @throws UNAUTHENTICATED, FORBIDDEN, SECOND_FACTOR_REQUIRED except for administrators; BAD_INPUT
   */
  async list(
    actor: Actor,
    request: PageRequest,
    filter: Input<typeof filterSchema>,
  ): Promise<Page<SoldPlan>> {
    requireProvenAdmin(actor);
    const search = parse(filterSchema, filter);
    const all = () => this.matching(search);
    const page = await pageByTime(all, request, { by: "startedAt", direction: "DESC" });
    const plans = await this.present(nodesOf(page));
    return mapPage(page, (_row, index) => plans[index]);
  }

  /** Null when there is none with this id. @throws as `list` */
  async find(actor: Actor, id: string): Promise<SoldPlan | null> {
    requireProvenAdmin(actor);
    const { manager } = this.needs.dataSource;
    const row = isId(id) ? await manager.findOneBy(Subscription, { id }) : null;
    return row && ((await this.present([row]))[0] ?? null);
  }

  /** @throws as `list`; NOT_FOUND */
  async get(actor: Actor, id: string): Promise<SoldPlan> {
    const plan = await this.find(actor, id);
    if (!plan) throw notFound("plan");
    return plan;
  }

  /** Runs something that must not meet another change of the plan, such as its first delivery. @throws CONFLICT */
  alone<Result>(id: string, change: () => Promise<Result>): Promise<Result> {
    return changeAlone(this.needs.dataSource, id, change);
  }

  /** Plans that are not over, the oldest first. @throws as `list` */
  async listRunning(actor: Actor, most: number): Promise<SoldPlan[]> {
    requireProvenAdmin(actor);
    const rows = await this.needs.dataSource.manager.find(Subscription, {
      where: { running: true },
      order: { startedAt: "ASC", id: "ASC" },
      take: most,
    });
    return this.present(rows);
  }

  private matching(search: SoldPlanSearch): SelectQueryBuilder<Subscription> {
    const { status, planId, buyer, startedSince } = search;
    const query = this.needs.dataSource.manager
      .createQueryBuilder(Subscription, "s")
      .where("1 = 1");
    if (status && status.length > 0) query.andWhere({ status: In(status) });
    if (planId != null) query.andWhere({ productId: In(this.productsOf(planId)) });
    if (buyer) query.andWhere(ofPeopleNamed("s.userId"), { text: containing(buyer) });
    if (startedSince != null)
      query.andWhere({ startedAt: MoreThanOrEqual(new Date(`${startedSince}T00:00:00Z`)) });
    return query;
  }

  private productsOf(planId: string): string[] {
    const plan = this.needs.plans.list().find(({ id }) => id === planId);
    return plan?.terms.map(({ productId }) => productId) ?? [];
  }

  private async present(rows: readonly Subscription[]): Promise<SoldPlan[]> {
    const buyers = await this.buyersOf(rows);
    return rows.map((row) => {
      const plan = this.needs.plans.findChoice(row.productId)?.plan;
      return {
        ...factsOf(row),
        planId: plan?.id ?? null,
        planTitle: plan?.title ?? row.productId,
        monthlyAmount: plan ? (soldFor(row) ?? plan.monthlyAmount) : null,
        nextPaymentAmount: row.nextPaymentAt && plan ? nextPayment(row, plan.monthlyAmount) : null,
        buyer: buyers.get(row.userId) ?? null,
      };
    });
  }

  private async buyersOf(rows: readonly Subscription[]): Promise<Map<string, PlanBuyer>> {
    const ids = [...new Set(rows.map(({ userId }) => userId))];
    const people = ids.length === 0 ? [] : await this.needs.accounts.findMany(ids);
    const known = people.filter((user) => !isErased(user));
    return new Map(known.map((user) => [user.id, buyerOf(user)]));
  }
}

type Facts = Omit<
  SoldPlan,
  "planId" | "planTitle" | "monthlyAmount" | "nextPaymentAmount" | "buyer"
>;

function factsOf(row: Subscription): Facts {
  const { id, userId, stripeSubscriptionId, productId, months, freeMonths, status } = row;
  const { startedAt, endsAt, termEndsAt, nextPaymentAt, currentPeriodEnd, checkedAt } = row;
  const { paymentsMade, firstMonthDue, paidAmount, refundedAmount, lostAmount, currency } = row;
  const { cardBrand, cardLast4, cardExpiresAt } = row;
  const { cancelRequestedAt, canceledBy, cancelReason } = row;
  return {
    id,
    userId,
    stripeSubscriptionId,
    productId,
    months,
    freeMonths,
    status,
    startedAt,
    endsAt,
    termEndsAt,
    nextPaymentAt,
    currentPeriodEnd,
    checkedAt,
    paymentsMade,
    firstMonthDue,
    paidAmount,
    refundedAmount,
    lostAmount,
    currency,
    cardBrand,
    cardLast4,
    cardExpiresAt,
    cancelRequestedAt,
    canceledBy,
    cancelReason,
    isRunning: row.running,
  };
}
