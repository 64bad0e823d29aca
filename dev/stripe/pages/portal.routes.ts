import express, { type Request, type Response, type Router } from "express";
import type Stripe from "stripe";
import { readCard, verdictOnSaving } from "../billing/cards.js";
import { cancelAtPeriodEnd } from "../billing/phases.js";
import { storeMethod } from "../billing/purchase.js";
import { parseForm, textField } from "../http/form.js";
import { idOf } from "../objects/catalog.js";
import type { World } from "../world.js";
import { sendNotice, sendPage } from "./layout.js";
import { portalPage, type PortalState } from "./portal-page.js";

type PortalSession = Stripe.BillingPortal.Session;

const emptyState: PortalState = { errors: {}, expiry: "" };

/** The customer portal. */
export function portalRoutes(world: World): Router {
  const router = express.Router();
  router.get("/p/session/:id", (request, response) => {
    const session = findSession(world, request, response);
    if (session)
      show(world, session, response, { ...emptyState, saved: request.query["saved"] === "1" });
  });
  router.post(
    "/p/session/:id/card",
    express.text({ type: () => true, limit: "20kb" }),
    (request, response) => {
      const session = findSession(world, request, response);
      if (session) updateCard(world, session, request, response);
    },
  );
  router.post(
    "/p/session/:id/cancel",
    express.text({ type: () => true, limit: "20kb" }),
    (request, response) => {
      const session = findSession(world, request, response);
      if (session) changeCancellation(world, session, request, response);
    },
  );
  return router;
}

/** Cancels a subscription at the end of its period, or undoes that. */
function changeCancellation(
  world: World,
  session: PortalSession,
  request: Request,
  response: Response,
): void {
  const values = parseForm(String(request.body));
  const subscription = world.store.find("subscription", textField(values, "subscription"));
  if (!subscription || idOf(subscription.customer) !== session.customer) {
    notFound(response);
    return;
  }
  if (subscription.ended_at === null) {
    cancelAtPeriodEnd(world, subscription, textField(values, "keep") !== "1");
  }
  response.redirect(303, `/p/session/${session.id}`);
}

function findSession(
  world: World,
  request: Request,
  response: Response,
): PortalSession | undefined {
  world.timeline.catchUp();
  const session = world.store.find("billing_portal.session", String(request.params["id"]));
  if (session && world.store.find("customer", session.customer)) return session;
  notFound(response);
  return undefined;
}

const notFound = (response: Response): void =>
  sendNotice(response, {
    title: "Page not found",
    text: "This link isn't valid. Open the billing page from your account again.",
    status: 404,
  });

function updateCard(
  world: World,
  session: PortalSession,
  request: Request,
  response: Response,
): void {
  const values = parseForm(String(request.body));
  const value = (name: string): string => textField(values, name);
  const form = { number: value("number"), expiry: value("expiry"), cvc: value("cvc") };
  const reading = readCard(form, world.clock.now());
  if ("errors" in reading) {
    show(world, session, response, { errors: reading.errors, expiry: form.expiry }, 402);
    return;
  }
  const verdict = verdictOnSaving(reading.digits);
  if (verdict.kind === "declined") {
    show(
      world,
      session,
      response,
      { ...emptyState, expiry: form.expiry, alert: verdict.message },
      402,
    );
    return;
  }
  const customer = world.store.get("customer", session.customer);
  const method = storeMethod(world, customer, { card: reading.card });
  // A subscription with a card of its own keeps it.
  customer.invoice_settings.default_payment_method = method.id;
  world.events.emit("customer.updated", customer);
  response.redirect(303, `/p/session/${session.id}?saved=1`);
}

function show(
  world: World,
  session: PortalSession,
  response: Response,
  state: PortalState,
  status = 200,
): void {
  const body = portalPage(world, session, state);
  sendPage(response, { title: `Billing - ${world.merchant}`, body, status });
}
