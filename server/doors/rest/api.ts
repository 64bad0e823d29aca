import { Router } from "express";
import { notFound } from "../../core/errors.js";
import type { CodeSignInService } from "../../modules/accounts/code-sign-in.service.js";
import type { Logger } from "../../core/logger.js";
import type { ListDoor } from "../../kit/http/paging.js";
import { accountRoutes } from "../../modules/accounts/account.routes.js";
import type { AccountService } from "../../modules/accounts/account.service.js";
import type { ProviderSignInService } from "../../modules/accounts/provider-sign-in.service.js";
import type { SignInCookies } from "../../modules/accounts/sign-in.cookies.js";
import { billingRoutes } from "../../modules/billing/billing.routes.js";
import type { CheckoutService } from "../../modules/billing/checkout.service.js";
import type { PaymentService } from "../../modules/billing/payment.service.js";
import { cartRoutes } from "../../modules/cart/cart.routes.js";
import type { CartService } from "../../modules/cart/cart.service.js";
import { applicationRoutes } from "../../modules/applications/application.routes.js";
import type { ApplicationService } from "../../modules/applications/application.service.js";
import { heldApplicationRoutes } from "../../modules/applications/held/held-application.routes.js";
import type { HeldApplicationService } from "../../modules/applications/held/held-application.service.js";
import type { OwnApplicationService } from "../../modules/applications/own-application.service.js";
import { contactRoutes } from "../../modules/contact/contact.routes.js";
import type { ContactService } from "../../modules/contact/contact.service.js";
import { companyRoutes } from "../../modules/companies/company.routes.js";
import type { CompanyService } from "../../modules/companies/company.service.js";
import { jobRoutes } from "../../modules/jobs/job.routes.js";
import type { JobService } from "../../modules/jobs/job.service.js";
import { newsletterRoutes } from "../../modules/newsletter/newsletter.routes.js";
import type { NewsletterService } from "../../modules/newsletter/newsletter.service.js";
import { termsRoutes } from "../../modules/terms/terms.routes.js";
import type { TermsService } from "../../modules/terms/terms.service.js";
import { errorHandler } from "./errors.js";

/** The services behind the documented calls. */
interface RestServices {
  accounts: AccountService;
  applications: ApplicationService;
  cart: CartService;
  checkouts: CheckoutService;
  codeSignIn: CodeSignInService;
  companies: CompanyService;
  contact: ContactService;
  heldApplications: HeldApplicationService;
  jobs: JobService;
  newsletter: NewsletterService;
  ownApplications: OwnApplicationService;
  payments: PaymentService;
  providers: ProviderSignInService;
  signInCookies: SignInCookies;
  terms: TermsService;
}

/** The documented REST paths under /api. Each handler reads the request, calls one service method, and presents the result. */
export function restApi(services: RestServices, lists: ListDoor, logger: Logger): Router {
  const router = Router();
  router.use(accountRoutes(services, services.signInCookies));
  router.use(applicationRoutes(services.applications, services.ownApplications));
  router.use(heldApplicationRoutes(services.heldApplications));
  router.use(companyRoutes(services.companies, lists));
  router.use(jobRoutes(services.jobs, lists));
  router.use(termsRoutes(services.terms));
  router.use(billingRoutes(services.checkouts, services.payments));
  router.use(cartRoutes(services.cart));
  router.use(contactRoutes(services.contact));
  router.use(newsletterRoutes(services.newsletter));
  router.use(() => {
    throw notFound("path");
  });
  router.use(errorHandler(logger));
  return router;
}
