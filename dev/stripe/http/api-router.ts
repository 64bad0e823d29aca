import { randomUUID } from "node:crypto";
import express, { type Request, type Response, type Router } from "express";
import Stripe from "stripe";
import { z } from "zod";
import { checkoutEndpoints } from "../api/checkout-sessions.js";
import { customerEndpoints } from "../api/customers.js";
import { eventEndpoints } from "../api/events.js";
import { invoiceEndpoints } from "../api/invoices.js";
import { portalEndpoints } from "../api/billing-portal.js";
import { priceEndpoints } from "../api/prices.js";
import { productEndpoints } from "../api/products.js";
import { scheduleEndpoints } from "../api/subscription-schedules.js";
import { subscriptionEndpoints } from "../api/subscriptions.js";
import { webhookEndpoints } from "../api/webhook-endpoints.js";
import { StripeApiError, unrecognizedUrl } from "../core/errors.js";
import { newId } from "../core/ids.js";
import type { World } from "../world.js";
import { authenticate } from "./authenticate.js";
import type { Endpoint } from "./endpoint.js";
import { expanded } from "./expand.js";
import { parseForm } from "./form.js";
import { remember, replayOf } from "./idempotency.js";
import { parseParams } from "./params.js";

const ENDPOINTS: Endpoint[] = [
  ...productEndpoints,
  ...priceEndpoints,
  ...customerEndpoints,
  ...checkoutEndpoints,
  ...subscriptionEndpoints,
  ...scheduleEndpoints,
  ...invoiceEndpoints,
  ...eventEndpoints,
  ...webhookEndpoints,
  ...portalEndpoints,
];

const expandParam = z.object({ expand: z.array(z.string()).optional() });

/** Stripe's API under /v1. */
export function apiRouter(world: World): Router {
  const router = express.Router();
  router.use(express.text({ type: () => true, limit: "1mb" }));
  router.use((_request, response, next) => {
    response.set("request-id", newId("req", 14));
    next();
  });
  for (const endpoint of ENDPOINTS) {
    router[endpoint.method](endpoint.path, (request, response) => {
      answer(world, endpoint, request, response);
    });
  }
  router.use((request, response) => {
    guarded(response, () => {
      authenticate(request, world.secretKey);
      throw unrecognizedUrl(request.method, request.originalUrl.split("?")[0] ?? "");
    });
  });
  return router;
}

function answer(world: World, endpoint: Endpoint, request: Request, response: Response): void {
  const path = request.originalUrl.split("?")[0] ?? "";
  const fault = world.faults.take(request.method, path);
  if (fault?.mode === "hang") return;
  if (fault?.mode === "cut") {
    request.socket.destroy();
    return;
  }
  guarded(response, () => {
    if (fault?.mode === "status") throw injected(fault.status);
    authenticate(request, world.secretKey);
    noteVersion(request, response);
    const body = execute(world, endpoint, request, response);
    const send = () => void response.type("application/json").send(body);
    if (fault?.mode === "cut_after") request.socket.destroy();
    else if (fault?.mode === "hold") world.faults.hold(send);
    else send();
  });
}

/** Runs the endpoint, or repeats the response stored for the idempotency key. */
function execute(world: World, endpoint: Endpoint, request: Request, response: Response): string {
  const raw = request.method === "GET" ? queryOf(request) : bodyOf(request);
  const key = request.get("idempotency-key");
  const usesKey = key !== undefined && request.method === "POST";
  const fingerprint = `${request.method} ${request.originalUrl}\n${raw}`;
  if (usesKey) {
    response.set("idempotency-key", key);
    const kept = replayOf(world, key, fingerprint);
    if (kept !== undefined) {
      response.set("idempotent-replayed", "true");
      return kept;
    }
  }
  world.timeline.catchUp();
  const { expand, ...form } = parseForm(raw);
  const paths = parseParams(expandParam, expand === undefined ? {} : { expand }).expand ?? [];
  const cause = { id: response.get("request-id") ?? null, idempotency_key: key ?? randomUUID() };
  const id = String(request.params["id"] ?? "");
  const result = world.events.causedBy(cause, () => endpoint.handle(world, form, id));
  const body = JSON.stringify(expanded(world.store, result, paths), null, 2);
  if (usesKey) remember(world, key, fingerprint, body);
  return body;
}

const queryOf = (request: Request): string => request.originalUrl.split("?")[1] ?? "";

const bodyOf = (request: Request): string => {
  const body: unknown = request.body;
  return typeof body === "string" ? body : queryOf(request);
};

/** The stand-in supports one API version, the SDK's. It answers requests for other versions too, with a warning. */
function noteVersion(request: Request, response: Response): void {
  const asked = request.get("stripe-version") ?? Stripe.API_VERSION;
  response.set("stripe-version", Stripe.API_VERSION);
  if (asked !== Stripe.API_VERSION) {
    response.set(
      "warning",
      `299 - "asked for ${asked.replaceAll(/[^\w.-]/g, "")}, answered as ${Stripe.API_VERSION}"`,
    );
  }
}

const injected = (status: number): StripeApiError =>
  new StripeApiError(status, {
    type: status >= 500 ? "api_error" : "invalid_request_error",
    message: "This failure was requested through the control API.",
    ...(status === 429 && { code: "rate_limit" }),
  });

function guarded(response: Response, work: () => void): void {
  try {
    work();
  } catch (error) {
    const known = error instanceof StripeApiError ? error : undefined;
    const message = error instanceof Error ? (error.stack ?? error.message) : String(error);
    response
      .status(known?.status ?? 500)
      .json({ error: known?.body ?? { type: "api_error", message } });
  }
}
