import type { DataSource } from "typeorm";
import { systemClock, type Clock } from "./core/clock.js";
import type { Logger } from "./core/logger.js";
import { MySqlRateLimits } from "./core/rate-limits.js";
import { poolOf } from "./db/data-source.js";
import type { Env } from "./env.js";
import { GoogleVerifier } from "./integrations/identity/google-verifier.js";
import { SesMailSender } from "./integrations/mail/mail-sender.js";
import type { ObjectStore } from "./integrations/storage/object-store.js";
import { S3ObjectStore } from "./integrations/storage/s3-object-store.js";
import { AccountService } from "./modules/accounts/account.service.js";
import { loginCodeMail } from "./modules/accounts/login-code.mail.js";
import { LoginCodeService } from "./modules/accounts/login-code.service.js";
import { SessionService } from "./modules/accounts/session.service.js";
import { SignInCookies } from "./modules/accounts/sign-in.cookies.js";
import { CompanyLogos } from "./modules/companies/company-logos.js";
import { CompanyService } from "./modules/companies/company.service.js";
import { JobSearch } from "./modules/jobs/job.search.js";
import { JobService } from "./modules/jobs/job.service.js";
import type { NoticeRenderers } from "./modules/outbox/notices.js";
import { OutboxService } from "./modules/outbox/outbox.service.js";
import { ApiKeyService } from "./modules/partners/api-key.service.js";

export interface Foundations {
  env: Env;
  dataSource: DataSource;
  logger: Logger;
  /** Tests pass one they can move. */
  clock?: Clock;
}

/** The composition root: every `new` of the product, in the order of who needs whom. */
export function createServices({ env, dataSource, logger, clock = systemClock }: Foundations) {
  const site = { name: env.SITE_NAME, origin: env.PUBLIC_BASE_URL };
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
  const google = env.GOOGLE_CLIENT_ID
    ? new GoogleVerifier({
        clientId: env.GOOGLE_CLIENT_ID,
        issuer: env.GOOGLE_ISSUER,
        authorizeUrl: env.GOOGLE_AUTHORIZE_URL,
        jwksUrl: env.GOOGLE_JWKS_URL,
      })
    : null;
  const accounts = new AccountService(dataSource, codes, sessions, google, clock);
  const signInCookies = new SignInCookies(clock);

  const store = createObjectStore(env);
  const companies = new CompanyService(dataSource);
  const logos = new CompanyLogos(store);
  const jobs = new JobService(dataSource, new JobSearch(dataSource, clock), companies, clock);
  const apiKeys = new ApiKeyService(dataSource, companies, clock);

  renderers.LOGIN_CODE = loginCodeMail(site, codes, accounts);

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
    apiKeys,
  };
}

export type Services = ReturnType<typeof createServices>;

export const createObjectStore = (env: Env): ObjectStore =>
  new S3ObjectStore({ bucket: env.S3_BUCKET, region: env.S3_REGION, endpoint: env.S3_ENDPOINT });

const databaseName = (url: string): string => decodeURIComponent(new URL(url).pathname.slice(1));
