import { In, MoreThan, type DataSource } from "typeorm";
import { requireUser, type Actor } from "../../../core/actor.js";
import { days, later, type Clock } from "../../../core/clock.js";
import type { CartService } from "../../cart/cart.service.js";
import type { PlanService } from "../../plans/plan.service.js";
import type { Plan } from "../../plans/plan.types.js";
import { CheckoutSession, type CheckoutStatus } from "../checkout/checkout-session.entity.js";
import { overlapsOf } from "../subscription/plan-overlaps.js";
import type { SubscriptionService } from "../subscription/subscription.service.js";
import type { OpenOrder } from "./open-order.types.js";

/** People who have not come back by then will not. */
const OPEN_FOR_MS = days(30);

/** A product that was chosen at some time. */
type Chosen = Pick<OpenOrder, "productId" | "since" | "isWaiting" | "overlapConfirmed">;

interface OpenOrderNeeds {
  dataSource: DataSource;
  cart: CartService;
  subscriptions: SubscriptionService;
  plans: PlanService;
  clock: Clock;
}

/** Pages that nothing was paid on, and pages with a payment that takes days. */
const UNBOUGHT: CheckoutStatus[] = ["OPEN", "EXPIRED", "FAILED", "WAITING"];

/** What people chose and have not bought: pay pages they left, payments on their way, and carts. */
export class OpenOrderService {
  constructor(private readonly needs: OpenOrderNeeds) {}

  /** The actor's own, newest first, one for each plan. @throws UNAUTHENTICATED */
  async listOwn(actor: Actor): Promise<OpenOrder[]> {
    return this.listOf(requireUser(actor).id);
  }

  /**
   * A person's, payments on their way first, then the newest; one for each plan, and none of a plan that they bought since.
   */
  async listOf(userId: string): Promise<OpenOrder[]> {
    const since = later(this.needs.clock.now(), -OPEN_FOR_MS);
    const chosen = [...(await this.payPages(userId, since)), ...(await this.cart(userId, since))];
    const orders = new Map<string, OpenOrder>();
    for (const one of chosen.sort(waitingThenNewest)) {
      const choice = this.needs.plans.findChoice(one.productId);
      if (!choice || orders.has(choice.plan.id)) continue;
      const { plan, term } = choice;
      if (await this.needs.subscriptions.hasBought(userId, plan, one.since)) continue;
      // Someone whose plan covers the same work is offered a change of plan, not a second plan that they didn't ask for.
      const isWanted = one.isWaiting || one.overlapConfirmed;
      if (!isWanted && (await this.isOverlapped(userId, plan))) continue;
      orders.set(plan.id, { ...one, plan, months: term.months });
    }
    return [...orders.values()];
  }

  /** The people who chose a plan in this time, whether or not they bought it. */
  async peopleBetween(from: Date, until: Date): Promise<string[]> {
    const rows = await this.needs.dataSource.manager
      .createQueryBuilder(CheckoutSession, "session")
      .select("DISTINCT session.userId", "userId")
      .where("session.createdAt > :from AND session.createdAt <= :until", { from, until })
      .andWhere("session.status IN ('OPEN', 'EXPIRED')")
      .getRawMany<{ userId: string }>();
    const withCart = await this.needs.cart.peopleBetween(from, until);
    return [...new Set([...rows.map(({ userId }) => userId), ...withCart])];
  }

  private async isOverlapped(userId: string, plan: Plan): Promise<boolean> {
    const { dataSource, plans } = this.needs;
    return (await overlapsOf(dataSource.manager, plans, userId, plan)).length > 0;
  }

  private async payPages(userId: string, since: Date): Promise<Chosen[]> {
    const pages = await this.needs.dataSource.manager.findBy(CheckoutSession, {
      userId,
      status: In(UNBOUGHT),
      createdAt: MoreThan(since),
    });
    return pages.map(({ productId, createdAt, status, overlapConfirmed }) => ({
      productId,
      overlapConfirmed,
      since: createdAt,
      isWaiting: status === "WAITING",
    }));
  }

  private async cart(userId: string, since: Date): Promise<Chosen[]> {
    const items = await this.needs.cart.listSince(userId, since);
    return items.map(({ productId, updatedAt }) => ({
      productId,
      since: updatedAt,
      isWaiting: false,
      overlapConfirmed: false,
    }));
  }
}

/** Whoever waits for a payment must not be asked to pay once more, even if they chose the plan again since. */
const waitingThenNewest = (a: Chosen, b: Chosen): number =>
  Number(b.isWaiting) - Number(a.isWaiting) || b.since.getTime() - a.since.getTime();
