import type { DataSource } from "typeorm";
import type { Clock } from "./core/clock.js";
import type { Env } from "./env.js";
import type { RateLimits } from "./kit/rate-limits.js";
import type { PeopleService } from "./modules/accounts/people.service.js";
import type { AuditService } from "./modules/audit/audit.service.js";
import { ContactInboxService } from "./modules/contact/contact-inbox.service.js";
import { ContactService } from "./modules/contact/contact.service.js";
import type { JobService } from "./modules/jobs/job.service.js";
import type { KeptSearches } from "./modules/jobs/kept-searches.service.js";
import { DigestService } from "./modules/newsletter/digest.service.js";
import { NewsletterNumbersService } from "./modules/newsletter/newsletter-numbers.service.js";
import { NewsletterLinks } from "./modules/newsletter/newsletter.links.js";
import { NewsletterService } from "./modules/newsletter/newsletter.service.js";
import { OwnMailingsService } from "./modules/newsletter/own-mailings.service.js";
import { SubscriberService } from "./modules/newsletter/subscriber.service.js";
import type { MailQueueService } from "./modules/outbox/mail-queue.service.js";
import { MailRatesService } from "./modules/outbox/mail-rates.service.js";
import type { OutboxService } from "./modules/outbox/outbox.service.js";
import type { SuppressionService } from "./modules/suppressions/suppression.service.js";

interface Grounds {
  env: Pick<Env, "PUBLIC_BASE_URL" | "SECRET_KEY" | "SES_TOPIC_ARN">;
  dataSource: DataSource;
  clock: Clock;
}

interface CorrespondenceNeeds {
  limits: RateLimits;
  outbox: OutboxService;
  audit: AuditService;
  jobs: JobService;
  keptSearches: KeptSearches;
  people: PeopleService;
  mailQueue: MailQueueService;
  suppressions: SuppressionService;
}

/** Messages to the firm, and mailings that people subscribe to. */
export function createCorrespondence(
  { env, dataSource, clock }: Grounds,
  needs: CorrespondenceNeeds,
) {
  const { limits, outbox, audit, jobs, keptSearches, people, mailQueue, suppressions } = needs;
  const links = new NewsletterLinks(env.PUBLIC_BASE_URL, env.SECRET_KEY);
  const subscribers = new SubscriberService(dataSource, keptSearches, suppressions, clock);
  return {
    contact: new ContactService(dataSource, outbox, limits, clock),
    contactInbox: new ContactInboxService({ dataSource, people, outbox, audit, clock }),
    newsletterLinks: links,
    newsletter: new NewsletterService({
      dataSource,
      outbox,
      limits,
      links,
      subscribers,
      searches: keptSearches,
      suppressions,
      clock,
    }),
    ownMailings: new OwnMailingsService(dataSource, subscribers, keptSearches),
    subscribers,
    digests: new DigestService(dataSource, outbox, jobs, keptSearches, clock),
    mailRates: new MailRatesService({
      ...{ mailQueue, suppressions, clock },
      isConnected: env.SES_TOPIC_ARN !== undefined,
    }),
    newsletterNumbers: new NewsletterNumbersService(dataSource, mailQueue, clock),
  };
}
