import type Stripe from "stripe";
import { newId } from "../core/ids.js";

type Features = Stripe.BillingPortal.Configuration.Features;

interface PortalSwitches {
  customerUpdate: boolean;
  allowedUpdates: string[];
  invoiceHistory: boolean;
  paymentMethodUpdate: boolean;
  subscriptionCancel: boolean;
}

interface NewConfiguration {
  switches: PortalSwitches;
  headline: string | null;
  privacyPolicyUrl: string | null;
  termsOfServiceUrl: string | null;
  defaultReturnUrl: string | null;
  metadata: Stripe.Metadata;
  isDefault: boolean;
}

export function buildConfiguration(
  input: NewConfiguration,
  created: number,
): Stripe.BillingPortal.Configuration {
  return {
    id: newId("bpc"),
    object: "billing_portal.configuration",
    active: true,
    application: null,
    business_profile: {
      headline: input.headline,
      privacy_policy_url: input.privacyPolicyUrl,
      terms_of_service_url: input.termsOfServiceUrl,
    },
    created,
    default_return_url: input.defaultReturnUrl,
    features: featuresOf(input.switches),
    is_default: input.isDefault,
    livemode: false,
    login_page: { enabled: false, url: null },
    metadata: input.metadata,
    name: null,
    updated: created,
  };
}

export const featuresOf = (switches: PortalSwitches): Features => ({
  customer_update: {
    allowed_updates: switches.allowedUpdates,
    enabled: switches.customerUpdate,
  },
  invoice_history: { enabled: switches.invoiceHistory },
  payment_method_update: {
    enabled: switches.paymentMethodUpdate,
    payment_method_configuration: null,
  },
  subscription_cancel: {
    cancellation_reason: { enabled: false, feedback_options: null, options: [] },
    enabled: switches.subscriptionCancel,
    mode: "at_period_end",
    proration_behavior: "none",
  },
  subscription_pause: {
    duration: { interval_options: [], type: "indefinite" },
    enabled: false,
  },
  subscription_update: {
    billing_cycle_anchor: null,
    default_allowed_updates: [],
    enabled: false,
    proration_behavior: "none",
    schedule_at_period_end: { conditions: [] },
    trial_update_behavior: "end_trial",
  },
});

interface NewPortalSession {
  configuration: string;
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
    configuration: input.configuration,
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
