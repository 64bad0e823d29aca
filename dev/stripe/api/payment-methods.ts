import type Stripe from "stripe";
import { z } from "zod";
import { storeMethod } from "../billing/purchase.js";
import type { Card } from "../core/snapshot.js";
import { invalidRequest, resourceMissing } from "../core/errors.js";
import { endpoint, reading } from "../http/endpoint.js";
import { paramsFor, text } from "../http/params.js";

const attach = paramsFor<Stripe.PaymentMethodAttachParams>()(z.strictObject({ customer: text() }));

/** Stripe's ready-made test cards; each is copied when it is attached. */
const TEST_METHODS: Record<string, { last4: string; later: Card["later"] }> = {
  pm_card_visa: { last4: "4242", later: "pays" },
  pm_card_chargeCustomerFail: { last4: "0341", later: "declined" },
  pm_card_authenticationRequired: { last4: "3184", later: "action" },
};

export const paymentMethodEndpoints = [
  reading("/payment_methods", "payment_method"),
  endpoint({
    method: "post",
    path: "/payment_methods/:id/attach",
    params: attach,
    run: (world, input, id) => {
      const customer = world.store.get("customer", input.customer, "customer");
      const known = TEST_METHODS[id];
      if (!known) {
        if (!world.store.find("payment_method", id)) throw resourceMissing("PaymentMethod", id);
        throw invalidRequest(
          "The payment method you provided has already been attached to a customer.",
        );
      }
      const expYear = new Date(world.clock.now() * 1000).getUTCFullYear() + 8;
      const card = { brand: "visa", expMonth: 12, expYear, ...known };
      return storeMethod(world, customer, { card });
    },
  }),
];
