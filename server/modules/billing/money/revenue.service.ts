import type { DataSource } from "typeorm";
import { requireProvenAdmin, type Actor } from "../../../core/actor.js";
import type { Clock } from "../../../core/clock.js";
import type { Input } from "../../../core/input.js";
import { parse } from "../../../core/validation.js";
import type { PlanService } from "../../plans/plan.service.js";
import { Dispute } from "./dispute.entity.js";
import { Invoice } from "./invoice.entity.js";
import { Refund } from "./refund.entity.js";
import { soldFor } from "./sold-month.js";
import type { RevenueMonth } from "../desk/sold-plan.types.js";
import { monthsSchema } from "../desk/sold-plan.validation.js";
import { Subscription } from "../subscription/subscription.entity.js";

/** Months ahead that payments are due in: the longest term. */
const AHEAD = 5;
/** Running plans that what is due is computed from. */
const MAX_PLANS = 5000;

interface RevenueNeeds {
  dataSource: DataSource;
  plans: Pick<PlanService, "findChoice">;
  clock: Clock;
}

type Sums = Map<string, number>;

/** What came in, what went back, and what is to come, by month. */
export class RevenueService {
  constructor(private readonly needs: RevenueNeeds) {}

  /**
   * The last months, this one and those in which payments are due, the oldest first.
   * @param period how many months up to this one, 1 to 24
   * @throws UNAUTHENTICATED, FORBIDDEN, SECOND_FACTOR_REQUIRED except for administrators; BAD_INPUT
   */
  async byMonth(actor: Actor, period: Input<typeof monthsSchema>): Promise<RevenueMonth[]> {
    requireProvenAdmin(actor);
    const { months } = parse(monthsSchema, period);
    const now = this.needs.clock.now();
    const from = monthStart(now, 1 - months);
    const [booked, received, refunded, lost, due] = [
      await this.booked(from),
      await this.received(from),
      await this.refunded(from),
      await this.lost(from),
      await this.due(),
    ];
    const names = Array.from({ length: months + AHEAD }, (_, at) =>
      monthOf(monthStart(now, 1 - months + at)),
    );
    return names.map((month) => ({
      month,
      booked: booked.get(month) ?? 0,
      received: received.get(month) ?? 0,
      refunded: refunded.get(month) ?? 0,
      lost: lost.get(month) ?? 0,
      due: due.get(month) ?? 0,
    }));
  }

  private async booked(from: Date): Promise<Sums> {
    const rows = await this.needs.dataSource.manager
      .createQueryBuilder(Subscription, "s")
      .select("DATE_FORMAT(s.startedAt, '%Y-%m')", "month")
      .addSelect("s.productId", "productId")
      // As `soldFor` has it.
      .addSelect(
        "SUM(s.months * (s.paidAmount + s.firstMonthDue) / NULLIF(s.paymentsMade, 0))",
        "amount",
      )
      .addSelect("SUM(CASE WHEN s.paymentsMade = 0 THEN s.months ELSE 0 END)", "unpricedMonths")
      .where("s.startedAt >= :from", { from })
      .groupBy("month, s.productId")
      .getRawMany<MonthSum & { productId: string; unpricedMonths: string }>();
    const sums: Sums = new Map();
    for (const { month, productId, amount, unpricedMonths } of rows) {
      const unpriced = this.priceOf(productId) * Number(unpricedMonths);
      add(sums, month, Math.round(Number(amount)) + unpriced);
    }
    return sums;
  }

  private async received(from: Date): Promise<Sums> {
    const rows = await this.needs.dataSource.manager
      .createQueryBuilder(Invoice, "i")
      .select("DATE_FORMAT(i.paidAt, '%Y-%m')", "month")
      .addSelect("SUM(i.amount)", "amount")
      .where("i.status = 'PAID' AND i.paidAt >= :from", { from })
      .groupBy("month")
      .getRawMany<MonthSum>();
    return sumsOf(rows);
  }

  private async refunded(from: Date): Promise<Sums> {
    const rows = await this.needs.dataSource.manager
      .createQueryBuilder(Refund, "r")
      .select("DATE_FORMAT(r.createdAt, '%Y-%m')", "month")
      .addSelect("SUM(r.amount)", "amount")
      .where("r.status IN ('PENDING', 'SUCCEEDED') AND r.createdAt >= :from", { from })
      .groupBy("month")
      .getRawMany<MonthSum>();
    return sumsOf(rows);
  }

  /** In the month in which the bank decided. */
  private async lost(from: Date): Promise<Sums> {
    const rows = await this.needs.dataSource.manager
      .createQueryBuilder(Dispute, "d")
      .select("DATE_FORMAT(d.closedAt, '%Y-%m')", "month")
      .addSelect("SUM(d.amount)", "amount")
      .where("d.status = 'LOST' AND d.closedAt >= :from", { from })
      .groupBy("month")
      .getRawMany<MonthSum>();
    return sumsOf(rows);
  }

  /** Monthly payments from the next one until the end. */
  private async due(): Promise<Sums> {
    const rows = await this.needs.dataSource.manager.find(Subscription, {
      where: { running: true },
      order: { startedAt: "DESC" },
      take: MAX_PLANS,
    });
    const sums: Sums = new Map();
    for (const row of rows) {
      const { productId, nextPaymentAt, endsAt, months, paymentsMade, firstMonthDue } = row;
      const amount = soldFor(row) ?? this.priceOf(productId);
      if (nextPaymentAt === null) continue;
      for (let at = 0; at < months - paymentsMade; at += 1) {
        const day = sameDay(nextPaymentAt, at);
        if (endsAt !== null && day >= endsAt) break;
        add(sums, monthOf(day), amount + (at === 0 ? firstMonthDue : 0));
      }
    }
    return sums;
  }

  /** Today's price of a month; 0 for a plan that isn't sold anymore. */
  private priceOf(productId: string): number {
    return this.needs.plans.findChoice(productId)?.plan.monthlyAmount ?? 0;
  }
}

interface MonthSum {
  month: string;
  /** Null for a sum of nothing. */
  amount: string | number | null;
}

const sumsOf = (rows: readonly MonthSum[]): Sums =>
  new Map(rows.map(({ month, amount }) => [month, Number(amount)]));

const add = (sums: Sums, month: string, amount: number): void =>
  void sums.set(month, (sums.get(month) ?? 0) + amount);

/** "2026-07" */
const monthOf = (moment: Date): string => moment.toISOString().slice(0, 7);

/** The first moment of the month that many months later, in UTC. */
const monthStart = (moment: Date, months: number): Date =>
  new Date(Date.UTC(moment.getUTCFullYear(), moment.getUTCMonth() + months, 1));

/** The same day that many months later, or the last of a shorter month. */
function sameDay(moment: Date, months: number): Date {
  const start = monthStart(moment, months);
  const last = new Date(Date.UTC(start.getUTCFullYear(), start.getUTCMonth() + 1, 0)).getUTCDate();
  start.setUTCDate(Math.min(moment.getUTCDate(), last));
  return start;
}
