import { MoreThan, type DataSource } from "typeorm";
import { z } from "zod";
import { billingErrorTexts } from "#texts/errors";
import { requireUser, type Actor } from "../../core/actor.js";
import type { Input } from "../../core/input.js";
import type { Clock } from "../../core/clock.js";
import { badInput } from "../../core/errors.js";
import { newId } from "../../core/ids.js";
import { requireOwn } from "../../core/own.js";
import { parse } from "../../core/validation.js";
import { insertOnce } from "../../kit/db/insert-once.js";
import type { PlanService } from "../plans/plan.service.js";
import { CartItem } from "./cart-item.entity.js";

const cartSchema = z.object({
  productId: z.string({ error: billingErrorTexts.unknownProduct }),
  userId: z.string({ error: "userId is a text." }).nullish(),
});

/** Plans that people chose but have not paid for: one row per person and product. */
export class CartService {
  constructor(
    private readonly dataSource: DataSource,
    private readonly plans: PlanService,
    private readonly clock: Clock,
  ) {}

  /**
   * Puts a product in the actor's cart. Name and amount come from the plan.
   * @returns `created` is false if it was already there
   * @throws UNAUTHENTICATED, FORBIDDEN if the payload names another person, BAD_INPUT for an
   *   unknown product
   */
  async add(
    actor: Actor,
    input: Input<typeof cartSchema>,
  ): Promise<{ cartItem: CartItem; created: boolean }> {
    const user = requireUser(actor);
    const { productId, userId } = parse(cartSchema, input);
    requireOwn(user, { userId });
    const choice = this.plans.findChoice(productId);
    if (!choice)
      throw badInput(billingErrorTexts.unknownProduct, {
        productId: billingErrorTexts.unknownProduct,
      });
    const { title: productName, monthlyAmount: amount } = choice.plan;
    const key = { userId: user.id, productId };
    const created = await this.upsert(key, { productName, amount });
    return { cartItem: await this.dataSource.manager.findOneByOrFail(CartItem, key), created };
  }

  /** What this person put in the cart since then, newest first. */
  listSince(userId: string, since: Date): Promise<CartItem[]> {
    return this.dataSource.manager.find(CartItem, {
      where: { userId, updatedAt: MoreThan(since) },
      order: { updatedAt: "DESC", id: "DESC" },
    });
  }

  /** The people who put something in the cart in this time. */
  async peopleBetween(from: Date, until: Date): Promise<string[]> {
    const rows = await this.dataSource.manager
      .createQueryBuilder(CartItem, "item")
      .select("DISTINCT item.userId", "userId")
      .where("item.updatedAt > :from AND item.updatedAt <= :until", { from, until })
      .getRawMany<{ userId: string }>();
    return rows.map(({ userId }) => userId);
  }

  private async upsert(
    key: { userId: string; productId: string },
    values: { productName: string; amount: number },
  ): Promise<boolean> {
    const { manager } = this.dataSource;
    const now = this.clock.now();
    const row = { id: newId(), ...key, ...values, createdAt: now, updatedAt: now };
    if (await insertOnce(manager, CartItem, row)) return true;
    await manager.update(CartItem, key, { ...values, updatedAt: now });
    return false;
  }
}
