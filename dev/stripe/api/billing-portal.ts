import type Stripe from "stripe";
import { z } from "zod";
import { endpoint } from "../http/endpoint.js";
import { paramsFor, text, url } from "../http/params.js";
import { buildPortalSession } from "../objects/portal.js";

const createSession = paramsFor<Stripe.BillingPortal.SessionCreateParams>()(
  z.strictObject({
    customer: text(),
    return_url: url().optional(),
  }),
);

export const portalEndpoints = [
  endpoint({
    method: "post",
    path: "/billing_portal/sessions",
    params: createSession,
    run: (world, input) => {
      world.store.get("customer", input.customer, "customer");
      const session = buildPortalSession(
        { customer: input.customer, returnUrl: input.return_url ?? null },
        world.baseUrl(),
        world.clock.now(),
      );
      return world.store.add("billing_portal.session", session);
    },
  }),
];
