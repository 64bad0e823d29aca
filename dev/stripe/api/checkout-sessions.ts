import type Stripe from "stripe";
import { z } from "zod";
import { expireSession } from "../billing/purchase.js";
import { invalidRequest } from "../core/errors.js";
import { endpoint } from "../http/endpoint.js";
import { listParams, page } from "../http/list.js";
import { email, flag, integer, metadata, paramsFor, text, url } from "../http/params.js";
import { idOf } from "../objects/catalog.js";
import { buildLineItem, buildSession } from "../objects/checkout-session.js";
import type { World } from "../world.js";

const HOUR_SECONDS = 3600;
const LONGEST_SECONDS = 24 * HOUR_SECONDS;
const SHORTEST_SECONDS = HOUR_SECONDS / 2;
/** Tolerance for network and processing time, as in Stripe. */
const SLACK_SECONDS = 60;

const create = paramsFor<Stripe.Checkout.SessionCreateParams>()(
  z.strictObject({
    mode: z.enum(["subscription"]),
    line_items: z
      .array(z.strictObject({ price: text(), quantity: integer(1, 999_999).optional() }))
      .min(1)
      .max(100),
    success_url: url(),
    cancel_url: url().optional(),
    customer: text().optional(),
    customer_email: email().optional(),
    client_reference_id: text(200).optional(),
    metadata: metadata().optional(),
    subscription_data: z
      .strictObject({ metadata: metadata().optional(), description: text(500).optional() })
      .optional(),
    consent_collection: z
      .strictObject({ terms_of_service: z.enum(["none", "required"]).optional() })
      .optional(),
    /** The ways to pay that the pay page knows: at once, and after some days. */
    allowed_payment_method_types: z
      .array(z.enum(["card", "us_bank_account"]))
      .min(1)
      .optional(),
    automatic_tax: z.strictObject({ enabled: flag() }).optional(),
    tax_id_collection: z.strictObject({ enabled: flag() }).optional(),
    billing_address_collection: z.enum(["auto", "required"]).optional(),
    customer_update: z
      .strictObject({
        name: z.enum(["auto", "never"]).optional(),
        address: z.enum(["auto", "never"]).optional(),
      })
      .optional(),
    expires_at: integer().optional(),
    locale: text(10).optional(),
    ui_mode: z.enum(["hosted_page"]).optional(),
  }),
);

type Input = z.output<typeof create>;

const list = paramsFor<Stripe.Checkout.SessionListParams>()(
  z.strictObject({
    ...listParams,
    customer: text().optional(),
    subscription: text().optional(),
    payment_intent: text().optional(),
    status: z.enum(["open", "complete", "expired"]).optional(),
  }),
);

function lineItems(world: World, input: Input): Stripe.LineItem[] {
  return input.line_items.map(({ price: id, quantity = 1 }, index) => {
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

function expiryOf(input: Input, now: number): number {
  const at = input.expires_at ?? now + LONGEST_SECONDS;
  if (at < now + SHORTEST_SECONDS - SLACK_SECONDS) {
    throw invalidRequest(
      "The `expires_at` timestamp must be at least 30 minutes from Checkout Session creation.",
      "expires_at",
    );
  }
  if (at > now + LONGEST_SECONDS + SLACK_SECONDS) {
    throw invalidRequest(
      "The `expires_at` timestamp must be less than 24 hours from Checkout Session creation.",
      "expires_at",
    );
  }
  return at;
}

function refuseContradictions(world: World, input: Input): void {
  if (input.customer !== undefined) {
    world.store.get("customer", input.customer, "customer");
    if (input.customer_email !== undefined) {
      throw invalidRequest(
        "You may only specify one of these parameters: customer, customer_email.",
        "customer",
      );
    }
  }
}

function createSession(world: World, input: Input): Stripe.Checkout.Session {
  refuseContradictions(world, input);
  const now = world.clock.now();
  const items = lineItems(world, input);
  const session = buildSession(
    {
      items,
      successUrl: input.success_url,
      cancelUrl: input.cancel_url ?? null,
      customer: input.customer ?? null,
      customerEmail: input.customer_email ?? null,
      clientReferenceId: input.client_reference_id ?? null,
      metadata: input.metadata ?? {},
      termsRequired: input.consent_collection?.terms_of_service === "required",
      locale: input.locale ?? null,
      expiresAt: expiryOf(input, now),
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
    subscriptionDescription: input.subscription_data?.description ?? null,
    challenge: null,
  };
  return world.store.add("checkout.session", session);
}

const refers = (value: string | { id: string } | null, id: string | undefined): boolean =>
  id === undefined || (value !== null && idOf(value) === id);

export const checkoutEndpoints = [
  endpoint({ method: "post", path: "/checkout/sessions", params: create, run: createSession }),
  endpoint({
    method: "get",
    path: "/checkout/sessions",
    params: list,
    run: (world, input) => {
      const matching = world.store
        .all("checkout.session")
        .filter(({ status }) => status === (input.status ?? status))
        .filter(({ customer }) => refers(customer, input.customer))
        .filter(({ subscription }) => refers(subscription, input.subscription))
        .filter(({ payment_intent }) => refers(payment_intent, input.payment_intent));
      return page(matching, input, "/v1/checkout/sessions");
    },
  }),
  endpoint({
    method: "get",
    path: "/checkout/sessions/:id",
    params: z.strictObject({}),
    run: (world, _input, id) => world.store.get("checkout.session", id),
  }),
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
