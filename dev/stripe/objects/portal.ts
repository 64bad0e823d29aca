import type Stripe from "stripe";
import { newId } from "../core/ids.js";

/** The account's only configuration: invoices, change of card, cancellation at the end of the period. */
const CONFIGURATION = "bpc_1StandInDefault000000000";

interface NewPortalSession {
  customer: string;
  returnUrl: string | null;
}

export function buildPortalSession(
  input: NewPortalSession,
  baseUrl: string,
  created: number,
): Stripe.BillingPortal.Session {
  const id = newId("bps");
  return {
    id,
    object: "billing_portal.session",
    configuration: CONFIGURATION,
    created,
    customer: input.customer,
    customer_account: null,
    flow: null,
    livemode: false,
    locale: null,
    on_behalf_of: null,
    return_url: input.returnUrl,
    url: `${baseUrl}/p/session/${id}`,
  };
}
