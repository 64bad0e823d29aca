import type Stripe from "stripe";
import { z } from "zod";
import { invalidRequest } from "../core/errors.js";
import { endpoint } from "../http/endpoint.js";
import { listParams, page } from "../http/list.js";
import { flag, integer, metadata, paramsFor, text } from "../http/params.js";
import { buildPrice, buildProduct, idOf } from "../objects/catalog.js";
import { mergeMetadata } from "../objects/metadata.js";
import type { World } from "../world.js";

const MAX_LOOKUP_KEYS = 10;

const create = paramsFor<Stripe.PriceCreateParams>()(
  z.strictObject({
    currency: text(3),
    unit_amount: integer(0),
    product: text().optional(),
    product_data: z.strictObject({ name: text(), metadata: metadata().optional() }).optional(),
    recurring: z
      .strictObject({
        interval: z.enum(["day", "week", "month", "year"]),
        interval_count: integer(1, 36).optional(),
      })
      .optional(),
    lookup_key: text(200).optional(),
    transfer_lookup_key: flag().optional(),
    nickname: text().optional(),
    active: flag().optional(),
    metadata: metadata().optional(),
  }),
);

const update = paramsFor<Stripe.PriceUpdateParams>()(
  z.strictObject({
    lookup_key: text(200).optional(),
    transfer_lookup_key: flag().optional(),
    nickname: text().optional(),
    active: flag().optional(),
    metadata: metadata().optional(),
  }),
);

const list = paramsFor<Stripe.PriceListParams>()(
  z.strictObject({
    ...listParams,
    active: flag().optional(),
    currency: text(3).optional(),
    product: text().optional(),
    type: z.enum(["one_time", "recurring"]).optional(),
    lookup_keys: z
      .array(text(200))
      .max(MAX_LOOKUP_KEYS, {
        error: `You may only specify up to ${MAX_LOOKUP_KEYS} lookup_keys at a time.`,
      })
      .optional(),
  }),
);

function productFor(world: World, input: z.output<typeof create>): Stripe.Product {
  if (input.product !== undefined) return world.store.get("product", input.product, "product");
  if (!input.product_data) {
    throw invalidRequest("You must specify either `product` or `product_data`.", "product");
  }
  return world.store.add("product", buildProduct(input.product_data, world.clock.now()));
}

/** A lookup key belongs to one active price; it moves only with `transfer_lookup_key`. */
function claimLookupKey(
  world: World,
  key: string | undefined,
  transfer = false,
  self?: string,
): void {
  const owner = world.store
    .all("price")
    .find((price) => price.lookup_key === key && price.active && price.id !== self);
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
      const product = productFor(world, input);
      const price = buildPrice(
        {
          ...input,
          product: product.id,
          currency: input.currency.toLowerCase(),
          unitAmount: input.unit_amount,
          lookupKey: input.lookup_key,
        },
        world.clock.now(),
      );
      world.store.add("price", price);
      world.events.emit("price.created", price);
      return price;
    },
  }),
  endpoint({
    method: "get",
    path: "/prices",
    params: list,
    run: (world, input) => {
      const matching = world.store
        .all("price")
        .filter(({ active }) => active === (input.active ?? active))
        .filter(({ type }) => type === (input.type ?? type))
        .filter(({ currency }) => currency === (input.currency ?? currency))
        .filter(({ product }) => idOf(product) === (input.product ?? idOf(product)))
        .filter(({ lookup_key }) => input.lookup_keys?.includes(lookup_key ?? "") ?? true);
      return page(matching, input, "/v1/prices");
    },
  }),
  endpoint({
    method: "get",
    path: "/prices/:id",
    params: z.strictObject({}),
    run: (world, _input, id) => world.store.get("price", id),
  }),
  endpoint({
    method: "post",
    path: "/prices/:id",
    params: update,
    run: (world, input, id) => {
      const price = world.store.get("price", id);
      claimLookupKey(world, input.lookup_key, input.transfer_lookup_key, id);
      price.active = input.active ?? price.active;
      price.nickname = input.nickname ?? price.nickname;
      price.lookup_key = input.lookup_key ?? price.lookup_key;
      mergeMetadata(price.metadata, input.metadata);
      world.store.touch();
      world.events.emit("price.updated", price);
      return price;
    },
  }),
];
