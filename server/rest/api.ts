import { json, Router } from "express";
import { notFound } from "../core/errors.js";
import type { Logger } from "../core/logger.js";
import { accountRoutes } from "../modules/accounts/account.routes.js";
import { billingRoutes } from "../modules/billing/billing.routes.js";
import { cartRoutes } from "../modules/cart/cart.routes.js";
import { applicationRoutes } from "../modules/applications/application.routes.js";
import { contactRoutes } from "../modules/contact/contact.routes.js";
import { companyRoutes } from "../modules/companies/company.routes.js";
import { jobRoutes } from "../modules/jobs/job.routes.js";
import { newsletterRoutes } from "../modules/newsletter/newsletter.routes.js";
import { termsRoutes } from "../modules/terms/terms.routes.js";
import type { Services } from "../services.js";
import { errorHandler } from "./errors.js";

const BODY_LIMIT = "100kb";

/** The documented REST paths under /api. Each handler reads, calls one service method, presents. */
export function restApi(services: Services, logger: Logger): Router {
  const router = Router();
  router.use((_req, res, next) => {
    // Personal unless a public list says otherwise.
    res.set("Cache-Control", "no-store");
    next();
  });
  router.use(json({ limit: BODY_LIMIT }));
  router.use(accountRoutes(services.accounts, services.signInCookies));
  router.use(applicationRoutes(services.applications));
  router.use(companyRoutes(services.companies));
  router.use(jobRoutes(services.jobs));
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
