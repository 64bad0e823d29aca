import { billingErrorTexts } from "#texts/errors";
import { paths } from "#site/paths";
import { requireUser, type Actor } from "../../../core/actor.js";
import type { Input } from "../../../core/input.js";
import { AppError } from "../../../core/errors.js";
import type { RateLimits } from "../../../kit/rate-limits.js";
import { parse } from "../../../core/validation.js";
import type { PaymentGateway } from "../../../integrations/payments/payment-gateway.js";
import { PORTALS_PER_HOUR } from "../billing.limits.js";
import { offersDemo } from "../billing.policy.js";
import { portalSchema } from "../checkout/billing.validation.js";
import type { PortalReturnPage } from "./billing-portal.types.js";
import type { CustomerService } from "../checkout/customer.service.js";
import { demoNotFound } from "../checkout/demo/demo-checkout.service.js";

/** Pages that the portal may link back to; callers cannot name others. */
const RETURN_PATHS: Record<PortalReturnPage, string> = {
  PRICING: paths.pricing,
  STRIPE_DEMO: paths.stripeDemo,
};

const nothingToManage = () => new AppError("NOT_FOUND", billingErrorTexts.nothingToManage);

interface PortalNeeds {
  gateway: PaymentGateway;
  customers: CustomerService;
  limits: RateLimits;
  /** The site's public origin. */
  origin: string;
}

/** Opens Stripe's billing portal, where people see their invoices and change their card. */
export class BillingPortalService {
  constructor(private readonly needs: PortalNeeds) {}

  /**
   * Opens the portal for the actor's own Stripe customer, never for another one.
   * @param input returnTo: the page of this site that the portal links back to
   * @returns the portal's URL. It works for a few minutes for anyone who has it
   * @throws UNAUTHENTICATED, BAD_INPUT, RATE_LIMITED, PROVIDER_UNAVAILABLE, or NOT_FOUND if the
   *   person never opened a pay page
   */
  async open(actor: Actor, input: Input<typeof portalSchema>): Promise<{ url: string }> {
    const user = requireUser(actor);
    const { returnTo } = parse(portalSchema, input);
    const { gateway, customers, limits, origin } = this.needs;
    if (returnTo === "STRIPE_DEMO" && !offersDemo(gateway)) throw demoNotFound();
    const customerId = await customers.find(user.id);
    if (!customerId) throw nothingToManage();
    await limits.consume(PORTALS_PER_HOUR, user.id);
    const url = await gateway.openPortal(customerId, `${origin}${RETURN_PATHS[returnTo]}`);
    if (!url) throw nothingToManage();
    return { url };
  }
}
