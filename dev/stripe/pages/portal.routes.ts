import express, { type Request, type Response, type Router } from "express";
import type Stripe from "stripe";
import { cancelAtPeriodEnd } from "../billing/phases.js";
import { idOf } from "../objects/catalog.js";
import type { World } from "../world.js";
import { textIn } from "./card-fields.js";
import { sendNotice, sendPage } from "./layout.js";
import { portalPage } from "./portal-page.js";

type PortalSession = Stripe.BillingPortal.Session;

/** The customer portal. */
export function portalRoutes(world: World): Router {
  const router = express.Router();
  router.get("/p/session/:id", (request, response) => {
    const session = findSession(world, request, response);
    if (!session) return;
    const body = portalPage(world, session);
    sendPage(response, { title: `Billing - ${world.merchant}`, body });
  });
  router.post(
    "/p/session/:id/cancel",
    express.urlencoded({ extended: false, limit: "20kb" }),
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
  const subscription = world.store.find("subscription", textIn(request.body, "subscription"));
  if (!subscription || idOf(subscription.customer) !== session.customer) {
    notFound(response);
    return;
  }
  if (subscription.ended_at === null) {
    cancelAtPeriodEnd(world, subscription, textIn(request.body, "keep") !== "1");
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
