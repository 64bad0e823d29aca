import type Stripe from "stripe";
import { z } from "zod";
import { expireSession } from "../billing/purchase.js";
import { invalidRequest } from "../core/errors.js";
import { endpoint, listing, reading } from "../http/endpoint.js";
import { listParams } from "../http/list.js";
import { flag, integer, metadata, paramsFor, text, url } from "../http/params.js";
import { idOf } from "../objects/catalog.js";
import { buildLineItem, buildSession } from "../objects/checkout-session.js";
import type { World } from "../world.js";

/** How long a page can be paid. */
const OPEN_SECONDS = 24 * 3600;
const SHORTEST_SECONDS = 1800;

const create = paramsFor<Stripe.Checkout.SessionCreateParams>()(
  z.strictObject({
    mode: z.enum(["subscription", "setup"]),
    /** Required in `subscription` mode. */
    line_items: z
      .array(z.strictObject({ price: text(), quantity: integer(1, 999_999).optional() }))
      .min(1)
      .max(100)
      .optional(),
    success_url: url(),
    cancel_url: url().optional(),
    customer: text(),
    client_reference_id: text(200).optional(),
    metadata: metadata().optional(),
    subscription_data: z.strictObject({ metadata: metadata().optional() }).optional(),
    /** The ways to pay that the pay page knows: at once, and after some days. */
    allowed_payment_method_types: z
      .array(z.enum(["card", "us_bank_account"]))
      .min(1)
      .optional(),
    expires_at: integer(0, 99_999_999_999).optional(),
    automatic_tax: z.strictObject({ enabled: flag() }).optional(),
    tax_id_collection: z.strictObject({ enabled: flag() }).optional(),
    billing_address_collection: z.enum(["auto", "required"]).optional(),
    customer_update: z
      .strictObject({
        name: z.enum(["auto", "never"]).optional(),
        address: z.enum(["auto", "never"]).optional(),
      })
      .optional(),
  }),
);

type Input = z.output<typeof create>;

const list = paramsFor<Stripe.Checkout.SessionListParams>()(
  z.strictObject({
    ...listParams,
    status: z.enum(["open", "complete", "expired"]).optional(),
  }),
);

function lineItems(world: World, { mode, line_items = [] }: Input): Stripe.LineItem[] {
  if (mode === "setup" && line_items.length > 0)
    throw invalidRequest("You can not pass `line_items` in `setup` mode.", "line_items");
  if (mode === "subscription" && line_items.length === 0)
    throw invalidRequest("Missing required param: line_items.", "line_items", "parameter_missing");
  return line_items.map(({ price: id, quantity = 1 }, index) => {
    const param = `line_items[${index}][price]`;
    const price = world.store.get("price", id, param);
    if (!price.active) throw invalidRequest(`The price specified is inactive.`, param);
    if (price.type !== "recurring") {
      throw invalidRequest(
        "You must provide at least one recurring price in `subscription` mode when using prices.",
        param,
      );
    }
    return buildLineItem(price, world.store.get("product", idOf(price.product)), quantity);
  });
}

/** @throws Stripe's 400 unless it is half an hour to a day from now */
function expiryOf(now: number, { expires_at = now + OPEN_SECONDS }: Input): number {
  const seconds = expires_at - now;
  if (seconds >= SHORTEST_SECONDS && seconds <= OPEN_SECONDS) return expires_at;
  throw invalidRequest(
    "The `expires_at` timestamp must be between 30 minutes and 24 hours from Checkout Session creation.",
    "expires_at",
  );
}

function createSession(world: World, input: Input): Stripe.Checkout.Session {
  const { id: customer } = world.store.get("customer", input.customer, "customer");
  const now = world.clock.now();
  const items = lineItems(world, input);
  const session = buildSession(
    {
      mode: input.mode,
      items,
      successUrl: input.success_url,
      cancelUrl: input.cancel_url ?? null,
      customer,
      clientReferenceId: input.client_reference_id ?? null,
      metadata: input.metadata ?? {},
      expiresAt: expiryOf(now, input),
    },
    world.baseUrl(),
    now,
  );
  session.allowed_payment_method_types = input.allowed_payment_method_types ?? null;
  session.payment_method_types = input.allowed_payment_method_types ?? ["card"];
  session.automatic_tax.enabled = input.automatic_tax?.enabled ?? false;
  session.tax_id_collection = {
    enabled: input.tax_id_collection?.enabled ?? false,
    required: "never",
  };
  world.store.state.checkoutDetails[session.id] = {
    items,
    subscriptionMetadata: input.subscription_data?.metadata ?? {},
    challenge: null,
  };
  return world.store.add("checkout.session", session);
}

export const checkoutEndpoints = [
  endpoint({ method: "post", path: "/checkout/sessions", params: create, run: createSession }),
  listing(
    "/checkout/sessions",
    "checkout.session",
    list,
    ({ status }, input) => status === (input.status ?? status),
  ),
  reading("/checkout/sessions", "checkout.session"),
  endpoint({
    method: "post",
    path: "/checkout/sessions/:id/expire",
    params: z.strictObject({}),
    run: (world, _input, id) => {
      const session = world.store.get("checkout.session", id);
      if (session.status !== "open") {
        throw invalidRequest(
          'Only Checkout Sessions with a status in ["open"] can be expired. ' +
            `This Checkout Session has a status of \`${session.status}\`.`,
        );
      }
      expireSession(world, session);
      return session;
    },
  }),
];
