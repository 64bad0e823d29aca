import type Stripe from "stripe";
import { z } from "zod";
import { endpoint } from "../http/endpoint.js";
import { pageParams, page } from "../http/list.js";
import { clearableText, flag, metadata, paramsFor, text, url } from "../http/params.js";
import { buildConfiguration, buildPortalSession, featuresOf } from "../objects/portal.js";
import type { World } from "../world.js";

const enabled = z.strictObject({ enabled: flag() });

const features = z.strictObject({
  customer_update: z
    .strictObject({
      enabled: flag(),
      allowed_updates: z.array(z.enum(["address", "email", "name", "phone"])).optional(),
    })
    .optional(),
  invoice_history: enabled.optional(),
  payment_method_update: enabled.optional(),
  subscription_cancel: z
    .strictObject({
      enabled: flag(),
      mode: z.enum(["at_period_end", "immediately"]).optional(),
    })
    .optional(),
  subscription_update: enabled.optional(),
});

const profile = z.strictObject({
  headline: clearableText(60).optional(),
  privacy_policy_url: url().optional(),
  terms_of_service_url: url().optional(),
});

const createConfiguration = paramsFor<
  Omit<Stripe.BillingPortal.ConfigurationCreateParams, "business_profile">
>()(
  z.strictObject({
    features,
    default_return_url: url().optional(),
    metadata: metadata().optional(),
  }),
).extend({ business_profile: profile.optional() });

const listConfigurations = paramsFor<Stripe.BillingPortal.ConfigurationListParams>()(
  z.strictObject({
    ...pageParams,
    active: flag().optional(),
    is_default: flag().optional(),
  }),
);

const createSession = paramsFor<Stripe.BillingPortal.SessionCreateParams>()(
  z.strictObject({
    customer: text(),
    configuration: text().optional(),
    return_url: url().optional(),
  }),
);

const switchesOf = (input: z.output<typeof features>) => ({
  customerUpdate: input.customer_update?.enabled ?? false,
  allowedUpdates: input.customer_update?.allowed_updates ?? [],
  invoiceHistory: input.invoice_history?.enabled ?? false,
  paymentMethodUpdate: input.payment_method_update?.enabled ?? false,
  subscriptionCancel: input.subscription_cancel?.enabled ?? false,
});

function newConfiguration(world: World, input: z.output<typeof createConfiguration>) {
  const configuration = buildConfiguration(
    {
      switches: switchesOf(input.features),
      headline: input.business_profile?.headline ?? null,
      privacyPolicyUrl: input.business_profile?.privacy_policy_url ?? null,
      termsOfServiceUrl: input.business_profile?.terms_of_service_url ?? null,
      defaultReturnUrl: input.default_return_url ?? null,
      metadata: input.metadata ?? {},
      isDefault: false,
    },
    world.clock.now(),
  );
  return world.store.add("billing_portal.configuration", configuration);
}

const DEFAULT_SWITCHES = {
  customerUpdate: false,
  allowedUpdates: [],
  invoiceHistory: true,
  paymentMethodUpdate: true,
  subscriptionCancel: false,
};

/** The account's default configuration, created when first needed. */
function defaultConfiguration(world: World): Stripe.BillingPortal.Configuration {
  const existing = world.store
    .all("billing_portal.configuration")
    .find(({ is_default }) => is_default);
  if (existing) return existing;
  const configuration = buildConfiguration(
    {
      switches: DEFAULT_SWITCHES,
      headline: null,
      privacyPolicyUrl: null,
      termsOfServiceUrl: null,
      defaultReturnUrl: null,
      metadata: {},
      isDefault: true,
    },
    world.clock.now(),
  );
  return world.store.add("billing_portal.configuration", configuration);
}

export const portalEndpoints = [
  endpoint({
    method: "post",
    path: "/billing_portal/configurations",
    params: createConfiguration,
    run: newConfiguration,
  }),
  endpoint({
    method: "get",
    path: "/billing_portal/configurations",
    params: listConfigurations,
    run: (world, input) => {
      const matching = world.store
        .all("billing_portal.configuration")
        .filter(({ active }) => active === (input.active ?? active))
        .filter(({ is_default }) => is_default === (input.is_default ?? is_default));
      return page(matching, input, "/v1/billing_portal/configurations");
    },
  }),
  endpoint({
    method: "get",
    path: "/billing_portal/configurations/:id",
    params: z.strictObject({}),
    run: (world, _input, id) => world.store.get("billing_portal.configuration", id),
  }),
  endpoint({
    method: "post",
    path: "/billing_portal/configurations/:id",
    params: z.strictObject({ features: features.optional(), active: flag().optional() }),
    run: (world, input, id) => {
      const configuration = world.store.get("billing_portal.configuration", id);
      if (input.features) configuration.features = featuresOf(switchesOf(input.features));
      configuration.active = input.active ?? configuration.active;
      configuration.updated = world.clock.now();
      world.store.touch();
      return configuration;
    },
  }),
  endpoint({
    method: "post",
    path: "/billing_portal/sessions",
    params: createSession,
    run: (world, input) => {
      world.store.get("customer", input.customer, "customer");
      const configuration =
        input.configuration === undefined
          ? defaultConfiguration(world)
          : world.store.get("billing_portal.configuration", input.configuration, "configuration");
      const session = buildPortalSession(
        {
          configuration: configuration.id,
          customer: input.customer,
          returnUrl: input.return_url ?? configuration.default_return_url,
        },
        world.baseUrl(),
        world.clock.now(),
      );
      return world.store.add("billing_portal.session", session);
    },
  }),
];
