import { z } from "zod";
import { storeMethod, beginSubscription, payFirst } from "../billing/purchase.js";
import type { Card } from "../core/snapshot.js";
import { invalidRequest } from "../core/errors.js";
import { buildCustomer } from "../objects/customer.js";
import type { World } from "../world.js";
import type { Command } from "./command.js";

const YEAR_SECONDS = 366 * 86_400;

const pastSaleBody = z.strictObject({
  lookupKey: z.string(),
  email: z.email(),
  name: z.string(),
  /** Unix seconds. */
  startedAt: z.coerce.number().int().min(0),
  metadata: z.record(z.string(), z.string()).default({}),
});

/** "4242…", valid for years. */
const CARD: Omit<Card, "expYear"> = { brand: "visa", last4: "4242", later: "pays", expMonth: 12 };

/** A subscription that someone bought earlier, for demo data: its first payment was made then, and later ones follow at once. */
export function pastSaleCommand(world: World, command: Command): void {
  command("/past-sale", pastSaleBody, (sale) => {
    const now = world.clock.now();
    if (sale.startedAt > now || sale.startedAt < now - YEAR_SECONDS)
      throw invalidRequest("A past sale happened within the last year.", "startedAt");
    const price = world.store.all("price").find(({ lookup_key }) => lookup_key === sale.lookupKey);
    if (!price) throw invalidRequest("No price has this lookup key.", "lookupKey");
    let sold = {};
    world.clock.at(sale.startedAt, () => {
      const { email, name, metadata, startedAt } = sale;
      const customer = world.store.add("customer", buildCustomer({ email, name }, startedAt));
      const expYear = new Date(now * 1000).getUTCFullYear() + 4;
      const method = storeMethod(world, customer, { card: { ...CARD, expYear } });
      const begun = beginSubscription(world, {
        ...{ customer: customer.id, items: [{ price, quantity: 1 }], metadata },
        paymentMethod: method.id,
      });
      payFirst(world, begun, method.id, { kind: "pays" });
      sold = { subscription: begun.subscription.id, customer: customer.id };
    });
    return sold;
  });
}
