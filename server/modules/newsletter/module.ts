import { minutes } from "../../core/clock.js";
import { timer, type Base, type Parts } from "../base.js";
import type { JobService } from "../jobs/record/job.service.js";
import type { KeptSearches } from "../jobs/kept-searches/kept-searches.service.js";
import type { MailQueueService } from "../outbox/mail-queue.service.js";
import type { OutboxService } from "../outbox/outbox.service.js";
import type { SuppressionService } from "../suppressions/suppression.service.js";
import { DigestService } from "./digest.service.js";
import { NewsletterNumbersResolver } from "./newsletter-numbers.resolver.js";
import { NewsletterNumbersService } from "./newsletter-numbers.service.js";
import { NewsletterLinks } from "./newsletter.links.js";
import {
  newsletterConfirmMail,
  newsletterDigestMail,
  newsletterWelcomeMail,
} from "./newsletter.mail.js";
import { NewsletterResolver } from "./newsletter.resolver.js";
import { newsletterRoutes, oneClickUnsubscribe } from "./newsletter.routes.js";
import { NewsletterService } from "./newsletter.service.js";
import { OwnMailingsService } from "./own-mailings.service.js";
import { SubscriberService } from "./subscriber.service.js";

const DIGESTS_EVERY_MS = minutes(10);

interface NewsletterUses {
  jobs: { jobs: JobService; keptSearches: KeptSearches };
  outbox: { outbox: OutboxService; mailQueue: MailQueueService };
  suppressions: { suppressions: SuppressionService };
}

/** Mailings that people subscribe to: the newsletter, and alerts for jobs. */
export function createNewsletter(base: Base, uses: NewsletterUses) {
  const { env, dataSource, clock, limits, site } = base;
  const { jobs, keptSearches: searches } = uses.jobs;
  const { outbox, mailQueue } = uses.outbox;
  const { suppressions } = uses.suppressions;
  const links = new NewsletterLinks(env.PUBLIC_BASE_URL, env.SECRET_KEY);
  const subscribers = new SubscriberService(dataSource, searches, suppressions, clock);
  const newsletter = new NewsletterService({
    dataSource,
    outbox,
    limits,
    links,
    subscribers,
    searches,
    suppressions,
    clock,
  });
  const ownMailings = new OwnMailingsService(dataSource, subscribers, searches);
  const digests = new DigestService(dataSource, outbox, jobs, searches, clock);
  const newsletterNumbers = new NewsletterNumbersService(dataSource, mailQueue, clock);
  const parts = {
    resolvers: [
      new NewsletterResolver(newsletter, ownMailings),
      new NewsletterNumbersResolver(newsletterNumbers),
    ],
    rest: [() => newsletterRoutes(newsletter)],
    web: [() => oneClickUnsubscribe(newsletter)],
    notices: {
      NEWSLETTER_CONFIRM: newsletterConfirmMail(site, newsletter, links),
      NEWSLETTER_DIGEST: newsletterDigestMail(site, digests, links),
      NEWSLETTER_WELCOME: newsletterWelcomeMail(site, subscribers, links),
    },
    mailClasses: {
      NEWSLETTER_CONFIRM: "MAILING",
      NEWSLETTER_DIGEST: "MAILING",
      NEWSLETTER_WELCOME: "MAILING",
    },
    timers: [timer("digests", DIGESTS_EVERY_MS, () => digests.sendDue())],
  } satisfies Parts;
  const services = { newsletterLinks: links, newsletter, ownMailings, subscribers, digests };
  return { ...services, newsletterNumbers, parts };
}
