import { AccountResolver } from "../modules/accounts/account.resolver.js";
import { BillingResolver } from "../modules/billing/billing.resolver.js";
import { PaymentResolver, SubscriptionResolver } from "../modules/billing/subscription.resolver.js";
import { CartResolver } from "../modules/cart/cart.resolver.js";
import { ApplicationResolver } from "../modules/applications/application.resolver.js";
import { ContactResolver } from "../modules/contact/contact.resolver.js";
import { CompanyResolver } from "../modules/companies/company.resolver.js";
import { JobResolver } from "../modules/jobs/job.resolver.js";
import { NewsletterResolver } from "../modules/newsletter/newsletter.resolver.js";
import { ApiKeyResolver } from "../modules/partners/api-key.resolver.js";
import { PlanResolver } from "../modules/plans/plan.resolver.js";
import { PostResolver } from "../modules/posts/post.resolver.js";
import { TermsResolver } from "../modules/terms/terms.resolver.js";
import type { Services } from "../services.js";

/** Where the browser starts Google sign-in, when it is set up. */
export const GOOGLE_START_PATH = "/auth/google/start";

/** Every resolver class; the schema is built of these alone, so printing it needs no database. */
export const resolverClasses = [
  AccountResolver,
  ApiKeyResolver,
  ApplicationResolver,
  BillingResolver,
  CartResolver,
  CompanyResolver,
  ContactResolver,
  JobResolver,
  NewsletterResolver,
  PaymentResolver,
  PlanResolver,
  PostResolver,
  SubscriptionResolver,
  TermsResolver,
] as const;

/** The resolvers of a running server, by class. */
export function createResolvers(services: Services): Map<unknown, object> {
  const { accounts, companies, jobs, apiKeys, signInCookies, google } = services;
  const { plans, terms, subscriptions, cart } = services;
  const { checkouts, payments, demoCheckouts, billingPortal } = services;
  const googleUrl = google ? GOOGLE_START_PATH : null;
  return new Map<unknown, object>([
    [AccountResolver, new AccountResolver(accounts, companies, signInCookies, googleUrl)],
    [ApiKeyResolver, new ApiKeyResolver(apiKeys)],
    [ApplicationResolver, new ApplicationResolver(services.applications)],
    [CompanyResolver, new CompanyResolver(companies, jobs)],
    [ContactResolver, new ContactResolver(services.contact)],
    [NewsletterResolver, new NewsletterResolver(services.newsletter)],
    [JobResolver, new JobResolver(jobs)],
    [BillingResolver, new BillingResolver(checkouts, payments, demoCheckouts, billingPortal)],
    [CartResolver, new CartResolver(cart)],
    [PaymentResolver, new PaymentResolver(subscriptions, plans)],
    [PlanResolver, new PlanResolver(plans)],
    [PostResolver, new PostResolver(services.posts)],
    [SubscriptionResolver, new SubscriptionResolver(subscriptions, plans)],
    [TermsResolver, new TermsResolver(terms)],
  ]);
}
