import type { DataSource } from "typeorm";
import { systemClock, type Clock } from "./core/clock.js";
import type { Logger } from "./core/logger.js";
import { MySqlRateLimits, type RateLimits } from "./core/rate-limits.js";
import { poolOf } from "./db/data-source.js";
import { Housekeeping } from "./db/housekeeping.js";
import { Retention } from "./db/retention.js";
import type { Env } from "./env.js";
import { GoogleVerifier } from "./integrations/identity/google-verifier.js";
import { SesMailSender } from "./integrations/mail/mail-sender.js";
import { ClamdScanner } from "./integrations/scanning/clamd-scanner.js";
import type { ObjectStore } from "./integrations/storage/object-store.js";
import { S3ObjectStore } from "./integrations/storage/s3-object-store.js";
import { StripeGateway } from "./integrations/payments/stripe-gateway.js";
import { AccountService } from "./modules/accounts/account.service.js";
import { loginCodeMail } from "./modules/accounts/login-code.mail.js";
import { LoginCodeService } from "./modules/accounts/login-code.service.js";
import { LONGEST_IDLE_MS, SessionService } from "./modules/accounts/session.service.js";
import { SignInCookies } from "./modules/accounts/sign-in.cookies.js";
import { BillingPortalService } from "./modules/billing/billing-portal.service.js";
import { BillingSync } from "./modules/billing/billing-sync.js";
import { CheckoutService } from "./modules/billing/checkout.service.js";
import { CustomerService } from "./modules/billing/customer.service.js";
import { DemoCheckoutService } from "./modules/billing/demo-checkout.service.js";
import { PaymentService } from "./modules/billing/payment.service.js";
import { planStartedMail } from "./modules/billing/plan-started.mail.js";
import { ReconcileService } from "./modules/billing/reconcile.service.js";
import { StripeEventService } from "./modules/billing/stripe-event.service.js";
import { SubscriptionService } from "./modules/billing/subscription.service.js";
import { contactMessageMail, contactReceiptMail } from "./modules/contact/contact.mail.js";
import { ContactService } from "./modules/contact/contact.service.js";
import { CartService } from "./modules/cart/cart.service.js";
import { applicationReceivedMail } from "./modules/applications/application-received.mail.js";
import { ApplicationService } from "./modules/applications/application.service.js";
import { ResumeIntake } from "./modules/applications/resume-intake.js";
import { ResumeSweep } from "./modules/applications/resume-sweep.js";
import { ResumeService } from "./modules/applications/resume.service.js";
import { CompanyLogos } from "./modules/companies/company-logos.js";
import { CompanyService } from "./modules/companies/company.service.js";
import { JobExpiry } from "./modules/jobs/job-expiry.js";
import { JobSearch } from "./modules/jobs/job.search.js";
import { JobService } from "./modules/jobs/job.service.js";
import { DigestService } from "./modules/newsletter/digest.service.js";
import { NewsletterLinks } from "./modules/newsletter/newsletter.links.js";
import {
  newsletterConfirmMail,
  newsletterDigestMail,
  newsletterWelcomeMail,
} from "./modules/newsletter/newsletter.mail.js";
import { NewsletterService } from "./modules/newsletter/newsletter.service.js";
import type { NoticeRenderers } from "./modules/outbox/notices.js";
import { OutboxService } from "./modules/outbox/outbox.service.js";
import { ApiKeyService } from "./modules/partners/api-key.service.js";
import { PlanService } from "./modules/plans/plan.service.js";
import type { IndexedPost } from "./modules/posts/post-index.js";
import { PostSearch } from "./modules/posts/post.search.js";
import { TermsService } from "./modules/terms/terms.service.js";
import { currentTerms } from "./modules/terms/terms.text.js";

export interface Foundations {
  env: Env;
  dataSource: DataSource;
  logger: Logger;
  /** Tests pass one they can move. */
  clock?: Clock;
  /** What the client was built with, newest first; without them the search in posts finds nothing. */
  posts?: readonly IndexedPost[];
}

/** The composition root: every `new` of the product, in the order of who needs whom. */
export function createServices(foundations: Foundations) {
  const { env, dataSource, logger, clock = systemClock, posts = [] } = foundations;
  const site = { name: env.SITE_NAME, origin: env.PUBLIC_BASE_URL, email: env.SITE_EMAIL };
  const limits = new MySqlRateLimits(poolOf(dataSource), databaseName(env.DATABASE_URL));
  const mailSender = new SesMailSender({
    region: env.SES_REGION,
    endpoint: env.SES_ENDPOINT,
    from: env.MAIL_FROM,
  });
  // Renderers read through services that write to the outbox, so they are filled in below.
  const renderers = {} as NoticeRenderers;
  const outbox = new OutboxService(dataSource, mailSender, clock, logger, renderers);

  const sessions = new SessionService(dataSource, clock);
  const codes = new LoginCodeService(dataSource, outbox, limits, clock, env.SECRET_KEY);
  const google = createGoogle(env);
  const accounts = new AccountService(dataSource, codes, sessions, google, clock);
  const signInCookies = new SignInCookies(clock);

  const store = createObjectStore(env);
  const companies = new CompanyService(dataSource);
  const logos = new CompanyLogos(store);
  const jobs = new JobService(dataSource, new JobSearch(dataSource, clock), companies, clock);
  const scanner = env.CLAMD_URL ? new ClamdScanner(env.CLAMD_URL) : null;
  const intake = new ResumeIntake(store, scanner, limits, clock);
  const resumes = new ResumeService(dataSource, store, intake, logger);
  const resumeSweep = new ResumeSweep(dataSource, store, clock, logger);
  const applications = new ApplicationService(dataSource, jobs, resumes, limits, outbox, clock);
  const apiKeys = new ApiKeyService(dataSource, companies, clock);

  const grounds = { env, dataSource, logger, clock, posts };
  const billing = createBilling(grounds, { limits, outbox, accounts });
  const { subscriptions, plans } = billing;
  const needed = { limits, outbox, jobs, renderers };
  const correspondence = createCorrespondence(grounds, site, needed);

  renderers.APPLICATION_RECEIVED = applicationReceivedMail(site, applications);
  renderers.LOGIN_CODE = loginCodeMail(site, codes, accounts);
  renderers.PLAN_STARTED = planStartedMail(site, subscriptions, accounts, plans);

  return {
    clock,
    dataSource,
    limits,
    outbox,
    sessions,
    google,
    accounts,
    signInCookies,
    companies,
    logos,
    jobs,
    jobExpiry: new JobExpiry(dataSource, clock),
    applications,
    resumes,
    resumeSweep,
    apiKeys,
    posts: new PostSearch(posts),
    housekeeping: new Housekeeping(dataSource, clock, LONGEST_IDLE_MS),
    retention: new Retention(dataSource, clock, logger),
    ...billing,
    ...correspondence,
  };
}

const createGoogle = (env: Env): GoogleVerifier | null =>
  env.GOOGLE_CLIENT_ID
    ? new GoogleVerifier({
        clientId: env.GOOGLE_CLIENT_ID,
        issuer: env.GOOGLE_ISSUER,
        authorizeUrl: env.GOOGLE_AUTHORIZE_URL,
        jwksUrl: env.GOOGLE_JWKS_URL,
      })
    : null;

/** Messages to the firm, and the mailings that people ask for. */
function createCorrespondence(
  { env, dataSource, clock }: Required<Foundations>,
  site: { name: string; origin: string; email: string },
  needs: {
    limits: RateLimits;
    outbox: OutboxService;
    jobs: JobService;
    renderers: NoticeRenderers;
  },
) {
  const { limits, outbox, jobs, renderers } = needs;
  const contact = new ContactService(dataSource, outbox, limits, clock);
  const links = new NewsletterLinks(env.PUBLIC_BASE_URL, env.SECRET_KEY);
  const newsletter = new NewsletterService(dataSource, outbox, limits, links, clock);
  const digests = new DigestService(dataSource, outbox, jobs, clock);
  renderers.CONTACT_MESSAGE = contactMessageMail(site, env.STAFF_MAIL, contact);
  renderers.CONTACT_RECEIPT = contactReceiptMail(site, contact);
  renderers.NEWSLETTER_CONFIRM = newsletterConfirmMail(site, newsletter, links);
  renderers.NEWSLETTER_WELCOME = newsletterWelcomeMail(site, newsletter, links);
  renderers.NEWSLETTER_DIGEST = newsletterDigestMail(site, digests, links);
  return { contact, newsletter, digests };
}

/** Plans, terms, payments and the cart. */
function createBilling(
  { env, dataSource, logger, clock }: Required<Foundations>,
  needs: { limits: RateLimits; outbox: OutboxService; accounts: AccountService },
) {
  const { limits, outbox, accounts } = needs;
  const gateway = new StripeGateway({
    secretKey: env.STRIPE_SECRET_KEY,
    webhookSecrets: env.STRIPE_WEBHOOK_SECRET,
    apiBase: env.STRIPE_API_BASE,
  });
  const plans = new PlanService();
  const termsText = currentTerms({ name: env.SITE_NAME, email: env.SITE_EMAIL });
  const terms = new TermsService(dataSource, plans, limits, clock, termsText);
  const subscriptions = new SubscriptionService(dataSource);
  const customers = new CustomerService(accounts, gateway, clock);
  const sync = new BillingSync(dataSource, gateway, plans, accounts, outbox, clock, logger);
  const shared = { gateway, customers, limits, logger, origin: env.PUBLIC_BASE_URL };
  const checkouts = new CheckoutService({
    ...shared,
    dataSource,
    sync,
    subscriptions,
    plans,
    terms,
    clock,
  });
  return {
    plans,
    terms,
    subscriptions,
    checkouts,
    demoCheckouts: new DemoCheckoutService({ ...shared, clock }),
    billingPortal: new BillingPortalService(shared),
    payments: new PaymentService(dataSource, gateway, sync, limits, logger),
    stripeEvents: new StripeEventService(dataSource, gateway, sync, clock, logger),
    reconciler: new ReconcileService(dataSource, gateway, sync, clock, logger),
    cart: new CartService(dataSource, plans, clock),
  };
}

export type Services = ReturnType<typeof createServices>;

export const createObjectStore = (env: Env): ObjectStore =>
  new S3ObjectStore({ bucket: env.S3_BUCKET, region: env.S3_REGION, endpoint: env.S3_ENDPOINT });

const databaseName = (url: string): string => decodeURIComponent(new URL(url).pathname.slice(1));
