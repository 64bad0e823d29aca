import { randomUUID } from "node:crypto";
import express, { type Request, type Response, type Router } from "express";
import Stripe from "stripe";
import { z } from "zod";
import { checkoutEndpoints } from "../api/checkout-sessions.js";
import { customerEndpoints } from "../api/customers.js";
import { eventEndpoints } from "../api/events.js";
import { invoiceEndpoints } from "../api/invoices.js";
import { portalEndpoints } from "../api/billing-portal.js";
import { disputeEndpoints } from "../api/disputes.js";
import { paymentMethodEndpoints } from "../api/payment-methods.js";
import { testClockEndpoints } from "../api/test-clocks.js";
import { paymentEndpoints } from "../api/payments.js";
import { refundEndpoints } from "../api/refunds.js";
import { priceEndpoints } from "../api/prices.js";
import { productEndpoints } from "../api/products.js";
import { scheduleEndpoints } from "../api/subscription-schedules.js";
import { subscriptionEndpoints } from "../api/subscriptions.js";
import { webhookEndpoints } from "../api/webhook-endpoints.js";
import { StripeApiError, unrecognizedUrl } from "../core/errors.js";
import { newId } from "../core/ids.js";
import type { World } from "../world.js";
import { authenticate } from "./authenticate.js";
import type { Endpoint, FormObject } from "./endpoint.js";
import { expanded } from "./expand.js";
import type { Fault } from "./faults.js";
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
  ...paymentMethodEndpoints,
  ...paymentEndpoints,
  ...refundEndpoints,
  ...disputeEndpoints,
  ...eventEndpoints,
  ...webhookEndpoints,
  ...testClockEndpoints,
  ...portalEndpoints,
];

const expandParam = z.object({ expand: z.array(z.string()).optional() });

/** Stripe's API under /v1. */
export function apiRouter(world: World): Router {
  const router = express.Router();
  router.use(express.urlencoded({ extended: true, type: () => true, limit: "1mb" }));
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
  if (fault?.mode === "cut") {
    request.socket.destroy();
    return;
  }
  guarded(response, () => {
    if (fault?.mode !== "status") authenticate(request, world.secretKey);
    response.set("stripe-version", Stripe.API_VERSION);
    const { status, body } = execute(world, endpoint, request, response, fault);
    const send = () => void response.status(status).type("application/json").send(body);
    if (fault?.mode === "cut_after") request.socket.destroy();
    else if (fault?.mode === "hold") world.faults.hold(send);
    else send();
  });
}

interface Answer {
  status: number;
  body: string;
}

/** Runs the endpoint, or repeats the response stored for the idempotency key. */
function execute(
  world: World,
  endpoint: Endpoint,
  request: Request,
  response: Response,
  fault: Fault | undefined,
): Answer {
  const form: FormObject = { ...request.query, ...(request.body as FormObject | undefined) };
  const key = request.method === "POST" ? request.get("idempotency-key") : undefined;
  const fingerprint = `${request.method} ${request.originalUrl}\n${JSON.stringify(form)}`;
  if (key !== undefined) {
    response.set("idempotency-key", key);
    const kept = replayOf(world, key, fingerprint);
    if (kept) {
      response.set("idempotent-replayed", "true");
      return kept;
    }
  }
  const work = fault?.mode === "status" ? failing(fault) : prepare(world, endpoint, request, form);
  const cause = {
    id: response.get("request-id") ?? null,
    idempotency_key: key ?? randomUUID(),
  };
  const answer = answerOf(() => world.events.causedBy(cause, work));
  if (key !== undefined && !NOT_EXECUTED.has(answer.status)) {
    remember(world, key, fingerprint, answer);
  }
  return answer;
}

/** Too many requests, and no server to take it: Stripe never began, so it keeps no answer. */
const NOT_EXECUTED: ReadonlySet<number> = new Set([429, 502, 503, 504]);

/** @throws for parameters that are invalid, before any work. */
function prepare(
  world: World,
  endpoint: Endpoint,
  request: Request,
  { expand, ...form }: FormObject,
): () => object {
  world.timeline.catchUp();
  const paths = parseParams(expandParam, expand === undefined ? {} : { expand }).expand ?? [];
  const work = endpoint.prepare(world, form, String(request.params["id"] ?? ""));
  return () => expanded(world.store, work(), paths);
}

const failing =
  ({ status }: Fault): (() => object) =>
  () => {
    throw injected(status);
  };

function answerOf(work: () => object): Answer {
  try {
    return { status: 200, body: JSON.stringify(work(), null, 2) };
  } catch (error) {
    return failureOf(error);
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
    const { status, body } = failureOf(error);
    response.status(status).type("application/json").send(body);
  }
}

function failureOf(error: unknown): Answer {
  const known = error instanceof StripeApiError ? error : undefined;
  const message = error instanceof Error ? (error.stack ?? error.message) : String(error);
  const body = { error: known?.body ?? { type: "api_error", message } };
  return { status: known?.status ?? 500, body: JSON.stringify(body, null, 2) };
}
