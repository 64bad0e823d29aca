import type Stripe from "stripe";
import { z } from "zod";
import { invalidRequest } from "../core/errors.js";
import { endpoint, reading } from "../http/endpoint.js";
import { flag, metadata, paramsFor, text } from "../http/params.js";
import { buildProduct } from "../objects/catalog.js";

/** What a bank statement says: up to 22 characters, with a letter, without Stripe's forbidden ones. */
const descriptor = z
  .string()
  .max(22)
  .regex(/^(?=.*[A-Za-z])[^<>\\'"*]+$/, { error: "Invalid statement descriptor" });

const create = paramsFor<Stripe.ProductCreateParams>()(
  z.strictObject({
    id: text(255).optional(),
    name: text(),
    statement_descriptor: descriptor.optional(),
    metadata: metadata().optional(),
  }),
);

const update = paramsFor<Stripe.ProductUpdateParams>()(
  z.strictObject({
    name: text().optional(),
    active: flag().optional(),
    statement_descriptor: descriptor.optional(),
  }),
);

export const productEndpoints = [
  endpoint({
    method: "post",
    path: "/products",
    params: create,
    run: (world, input) => {
      if (input.id !== undefined && world.store.find("product", input.id)) {
        throw invalidRequest("Product already exists.", "id", "resource_already_exists");
      }
      const product = buildProduct(input, world.clock.now());
      world.store.add("product", product);
      world.events.emit("product.created", product);
      return product;
    },
  }),
  reading("/products", "product"),
  endpoint({
    method: "post",
    path: "/products/:id",
    params: update,
    run: (world, input, id) => {
      const product = world.store.get("product", id);
      Object.assign(product, input, { updated: world.clock.now() });
      world.store.touch();
      world.events.emit("product.updated", product);
      return product;
    },
  }),
];
