import { billingErrorTexts } from "#texts/errors";
import { requireUser, type Actor } from "../../core/actor.js";
import { AppError } from "../../core/errors.js";
import type { RateLimits } from "../../core/rate-limits.js";
import { parse } from "../../core/validation.js";
import type { PaymentGateway } from "../../integrations/payments/payment-gateway.js";
import { PORTALS_PER_HOUR } from "./billing.limits.js";
import { offersDemo } from "./billing.policy.js";
import { portalSchema } from "./billing.validation.js";
import type { PortalReturnPage } from "./billing-portal.types.js";
import type { CustomerService } from "./customer.service.js";
import { DEMO_PATH, demoNotFound } from "./demo-checkout.service.js";

/** The only pages that the portal leads back to. */
const RETURN_PATHS: Record<PortalReturnPage, string> = {
  PRICING: "/pricing",
  STRIPE_DEMO: DEMO_PATH,
};

const nothingToManage = () => new AppError("NOT_FOUND", 404, billingErrorTexts.nothingToManage);

interface PortalNeeds {
  gateway: PaymentGateway;
  customers: CustomerService;
  limits: RateLimits;
  /** The site's own address. */
  origin: string;
}

/** The way to Stripe's billing portal, where a person sees invoices and changes the card. */
export class BillingPortalService {
  constructor(private readonly needs: PortalNeeds) {}

  /**
   * Opens the portal for the actor's own customer; nobody can name another.
   * @param input returnTo: the page of ours that the portal leads back to
   * @returns an address that opens the person's billing to whoever has it, for some minutes
   * @throws UNAUTHENTICATED, BAD_INPUT, NOT_FOUND for who never opened a pay page, RATE_LIMITED, PROVIDER_UNAVAILABLE
   */
  async open(actor: Actor, input: unknown): Promise<{ url: string }> {
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
