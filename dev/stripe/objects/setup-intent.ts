import type Stripe from "stripe";
import { newId } from "../core/ids.js";
import { nulls } from "./nulls.js";

interface NewSetup {
  customer: string;
  paymentMethod: string;
}

/** A card that was saved for later, without a payment. */
export function buildSetupIntent(input: NewSetup, created: number): Stripe.SetupIntent {
  const id = newId("seti");
  return {
    id,
    object: "setup_intent",
    ...nulls(
      "allowed_payment_method_types application automatic_payment_methods cancellation_reason",
      "description excluded_payment_method_types last_setup_error latest_attempt mandate",
      "next_action on_behalf_of payment_method_configuration_details payment_method_options",
      "single_use_mandate",
    ),
    client_secret: newId(`${id}_secret`),
    created,
    customer: input.customer,
    livemode: false,
    metadata: {},
    payment_method: input.paymentMethod,
    payment_method_types: ["card"],
    status: "succeeded",
    usage: "off_session",
  };
}
