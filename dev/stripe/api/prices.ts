import type Stripe from "stripe";
import { z } from "zod";
import { invalidRequest } from "../core/errors.js";
import { endpoint, listing, reading } from "../http/endpoint.js";
import { listParams } from "../http/list.js";
import { flag, integer, metadata, paramsFor, text } from "../http/params.js";
import { buildPrice } from "../objects/catalog.js";
import type { World } from "../world.js";

const MAX_LOOKUP_KEYS = 10;

const create = paramsFor<Stripe.PriceCreateParams>()(
  z.strictObject({
    currency: text(3),
    unit_amount: integer(0),
    product: text(),
    recurring: z.strictObject({ interval: z.enum(["month"]) }),
    lookup_key: text(200).optional(),
    transfer_lookup_key: flag().optional(),
    metadata: metadata().optional(),
  }),
);

const update = paramsFor<Stripe.PriceUpdateParams>()(z.strictObject({ active: flag() }));

const list = paramsFor<Stripe.PriceListParams>()(
  z.strictObject({
    ...listParams,
    active: flag().optional(),
    lookup_keys: z
      .array(text(200))
      .max(MAX_LOOKUP_KEYS, {
        error: `You may only specify up to ${MAX_LOOKUP_KEYS} lookup_keys at a time.`,
      })
      .optional(),
  }),
);

/** A lookup key belongs to one active price; it moves only with `transfer_lookup_key`. */
function claimLookupKey(world: World, key: string | undefined, transfer = false): void {
  const owner = world.store.all("price").find((price) => price.lookup_key === key && price.active);
  if (key === undefined || !owner) return;
  if (!transfer) {
    throw invalidRequest(
      `A price (\`${owner.id}\`) already uses that lookup key.`,
      "lookup_key",
      "resource_already_exists",
    );
  }
  owner.lookup_key = null;
}

export const priceEndpoints = [
  endpoint({
    method: "post",
    path: "/prices",
    params: create,
    run: (world, input) => {
      claimLookupKey(world, input.lookup_key, input.transfer_lookup_key);
      const product = world.store.get("product", input.product, "product");
      const price = buildPrice(
        {
          product: product.id,
          currency: input.currency,
          unitAmount: input.unit_amount,
          monthly: true,
          lookupKey: input.lookup_key,
          metadata: input.metadata,
        },
        world.clock.now(),
      );
      world.store.add("price", price);
      world.events.emit("price.created", price);
      return price;
    },
  }),
  listing(
    "/prices",
    "price",
    list,
    ({ active, lookup_key: key }, input) =>
      active === (input.active ?? active) && (input.lookup_keys?.includes(key ?? "") ?? true),
  ),
  reading("/prices", "price"),
  endpoint({
    method: "post",
    path: "/prices/:id",
    params: update,
    run: (world, input, id) => {
      const price = world.store.get("price", id);
      price.active = input.active;
      world.store.touch();
      world.events.emit("price.updated", price);
      return price;
    },
  }),
];
