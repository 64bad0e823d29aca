import { In, LessThan, MoreThan, type DataSource } from "typeorm";
import { billingRepairErrorTexts as texts } from "#texts/billing-errors";
import { staffNewsTexts as words } from "#texts/staff-plan-mails";
import { requireProvenAdmin, type Actor } from "../../../core/actor.js";
import { days, later, type Clock } from "../../../core/clock.js";
import { conflict, notFound } from "../../../core/errors.js";
import type { Logger } from "../../../core/logger.js";
import { badCursor, decodeCursor, encodeCursor, pageSize } from "../../../core/paging.js";
import { isId } from "../../../core/ids.js";
import type { PaymentGateway } from "../../../integrations/payments/payment-gateway.js";
import type { AccountService } from "../../accounts/account.service.js";
import type { PlanService } from "../../plans/plan.service.js";
import type { BillingSync } from "../sync/billing-sync.js";
import { Invoice } from "../money/invoice.entity.js";
import { Payment } from "../money/payment.entity.js";
import { buyerOf } from "../desk/plan-buyer.js";
import { Subscription } from "../subscription/subscription.entity.js";
import { project } from "../subscription/subscription.projection.js";
import { differencesOf, factsOf } from "./billing-facts.js";
import type {
  BillingComparison,
  BillingDifference,
  BillingFactDifference,
} from "./billing-repair.types.js";

/** The longest term, and half a year in which a payment of it can be refunded or disputed. */
const COMPARED_MS = days(400);
/** How far back paid checkouts without any record here are looked for. */
const CHECKOUTS_MS = days(30);
/** Each plan takes some calls to Stripe, and an operation has to end within seconds. */
const MAX_PART = 25;
const AT_ONCE = 5;
const STRIPE_ID = /^(cs|sub)_\w{1,240}$/;

interface RepairNeeds {
  dataSource: DataSource;
  gateway: PaymentGateway;
  sync: BillingSync;
  accounts: Pick<AccountService, "findMany">;
  plans: Pick<PlanService, "findChoice">;
  clock: Clock;
  logger: Logger;
}

interface PartWanted {
  first: number;
  after?: string | null | undefined;
}

/**
 * Shows where our records differ from Stripe's, and brings them to Stripe's state. Reconciling does
 * the same by itself; this is for people who want to see it, or not to wait.
 */
export class BillingRepairService {
  constructor(private readonly needs: RepairNeeds) {}

  /**
   * For administrators: a part of the comparison.
   * @throws UNAUTHENTICATED, FORBIDDEN, SECOND_FACTOR_REQUIRED, BAD_INPUT, PROVIDER_UNAVAILABLE
   */
  async compareFor(actor: Actor, part: PartWanted): Promise<BillingComparison> {
    requireProvenAdmin(actor);
    return this.compare(part);
  }

  /**
   * Changes nothing. The first part also has the paid checkouts that have no record here.
   * @throws BAD_INPUT, PROVIDER_UNAVAILABLE
   */
  async compare({ first, after }: PartWanted): Promise<BillingComparison> {
    const limit = pageSize(first, MAX_PART);
    const { manager } = this.needs.dataSource;
    const since = later(this.needs.clock.now(), -COMPARED_MS);
    const before = after ? { id: LessThan(idOf(after)) } : {};
    const found = await manager.find(Subscription, {
      where: { startedAt: MoreThan(since), ...before },
      order: { id: "DESC" },
      take: limit + 1,
    });
    const plans = found.slice(0, limit);
    const unrecorded = after ? [] : await this.unrecorded();
    const last = plans.at(-1);
    return {
      differences: [...unrecorded, ...(await this.differing(plans))],
      compared: plans.length,
      total: await manager.countBy(Subscription, { startedAt: MoreThan(since) }),
      endCursor: found.length > limit && last ? encodeCursor(last.id) : null,
    };
  }

  /** For administrators. @throws as `repair`, and as `compareFor` */
  async repairFor(actor: Actor, id: string): Promise<string> {
    const { id: userId } = requireProvenAdmin(actor);
    await this.repair(id);
    this.needs.logger.info({ userId, id }, "billing was repaired by staff");
    return id;
  }

  /**
   * Brings one plan, or one paid checkout, to Stripe's state. Safe to repeat.
   * @param id Stripe's id, as in the comparison
   * @throws NOT_FOUND; CONFLICT if it still differs; PROVIDER_UNAVAILABLE
   */
  async repair(id: string): Promise<void> {
    if (!STRIPE_ID.test(id)) throw notFound("subscription");
    if (id.startsWith("cs_")) return this.repairCheckout(id);
    const { sync, dataSource } = this.needs;
    if (!(await sync.refresh(id))) throw notFound("subscription");
    const plan = await dataSource.manager.findOneByOrFail(Subscription, {
      stripeSubscriptionId: id,
    });
    if (await this.differenceOf(plan)) throw conflict("CONFLICT", texts.stillDiffers);
  }

  private async repairCheckout(sessionId: string): Promise<void> {
    const outcome = await this.needs.sync.syncFromSession(sessionId);
    if (outcome.kind === "UNKNOWN" || outcome.kind === "NOT_PAID") throw notFound("paymentSession");
  }

  /** Checkouts of this site that are paid at Stripe and have no payment here. */
  private async unrecorded(): Promise<BillingDifference[]> {
    const { gateway, dataSource, clock } = this.needs;
    const completed = await gateway.listCompletedCheckouts(later(clock.now(), -CHECKOUTS_MS));
    const paid = completed.filter(({ cardFor }) => cardFor === null).map(({ id }) => id);
    if (paid.length === 0) return [];
    const rows = await dataSource.manager.findBy(Payment, { sessionId: In(paid) });
    const known = new Set(rows.map(({ sessionId }) => sessionId));
    const facts = [{ fact: "RECORD", ours: "MISSING", stripes: "PRESENT" } as const];
    return paid
      .filter((id) => !known.has(id))
      .map((id) => ({ id, planTitle: null, buyer: null, facts }));
  }

  private async differing(plans: readonly Subscription[]): Promise<BillingDifference[]> {
    const people = await this.needs.accounts.findMany(plans.map(({ userId }) => userId));
    const buyers = new Map(people.map((user) => [user.id, buyerOf(user)]));
    const found: BillingDifference[] = [];
    for (let i = 0; i < plans.length; i += AT_ONCE) {
      const some = plans.slice(i, i + AT_ONCE);
      const facts = await Promise.all(some.map((plan) => this.differenceOf(plan)));
      some.forEach((plan, index) => {
        const { stripeSubscriptionId: id, productId, userId } = plan;
        const planTitle = this.needs.plans.findChoice(productId)?.plan.title ?? productId;
        const buyer = buyers.get(userId) ?? null;
        if (facts[index]) found.push({ id, planTitle, buyer, facts: facts[index] });
      });
    }
    return found;
  }

  /** Null if there is no difference. */
  private async differenceOf(plan: Subscription): Promise<BillingDifference["facts"] | null> {
    const { gateway, dataSource } = this.needs;
    const { stripeSubscriptionId } = plan;
    const found = await gateway.readPlan(stripeSubscriptionId);
    if (!found) return [{ fact: "RECORD", ours: "PRESENT", stripes: "MISSING" }];
    const { months, productId } = found.purchase ?? plan;
    const invoices = await dataSource.manager.findBy(Invoice, { stripeSubscriptionId });
    const projected = { ...project(found, months, found.freeMonths), productId };
    const facts = differencesOf(factsOf(plan, invoices), factsOf(projected, found.invoices));
    return facts.length > 0 ? facts.map((fact) => this.inWords(fact)) : null;
  }

  /** Names plan and term instead of the code of a product. */
  private inWords({ fact, ours, stripes }: BillingFactDifference): BillingFactDifference {
    const nameOf = (code: string | null) => {
      const choice = code === null ? null : this.needs.plans.findChoice(code);
      return choice ? words.planOf(choice.plan.title, choice.term.months) : code;
    };
    return fact === "PRODUCT"
      ? { fact, ours: nameOf(ours), stripes: nameOf(stripes) }
      : { fact, ours, stripes };
  }
}

function idOf(cursor: string): string {
  const [id = ""] = decodeCursor(cursor, 1);
  if (!isId(id)) throw badCursor();
  return id;
}
