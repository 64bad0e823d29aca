import { jobDetailsPageTexts } from "#texts/job-details-page";
import { greeting, newsletterMailTexts as words } from "#texts/mails";
import { paths } from "#site/paths";
import { addressOf } from "../jobs/kept-searches/kept-search.js";
import type { MailContent, MailItem, MailSite } from "../outbox/mail-content.js";
import { renderMailLayout } from "../outbox/mail-layout.js";
import type { NoticeRenderer } from "../outbox/notices.js";
import { withoutLinks } from "../outbox/without-links.js";
import type { Digest, DigestService } from "./digest.service.js";
import {
  type Topic,
  NewsletterRequest,
  NewsletterSubscriber,
  NewsletterSubscription,
} from "./newsletter.entity.js";
import { NewsletterLinks } from "./newsletter.links.js";
import { CONFIRM_WITHIN_HOURS, type NewsletterService } from "./newsletter.service.js";
import type { SubscriberService } from "./subscriber.service.js";
import { SAMPLE_ID, SAMPLE_TOKEN, samplePerson, type MailSamples } from "../outbox/mail-samples.js";
import { typed } from "../outbox/typed-words.js";
import { sampleJobs } from "../jobs/record/sample-jobs.js";

declare module "../outbox/notices.js" {
  interface NoticePayloads {
    NEWSLETTER_CONFIRM: { requestId: string };
    NEWSLETTER_WELCOME: { subscriberId: string };
    /** Its jobs were published after `since`, and at `until` at the latest: ISO 8601, UTC. The previous release queues no `until`. */
    NEWSLETTER_DIGEST: { subscriptionId: string; since: string; until?: string };
  }
}

type Mailing = Pick<NewsletterSubscription, "topic" | "search" | "frequency">;

/** What a mailing contains, in words. Must not promise more than the worker does. */
const describeMailing = ({ topic, search, frequency }: Mailing): string =>
  topic === "NEWS" ? words.news : words.alerts(withoutLinks(search), frequency === "DAILY");

/**
 * Unsubscribe links of a mailing: in its text, and in headers for the button of mail programs (RFC
 * 2369; RFC 8058: one POST to the address).
 */
export function unsubscribeOptions(
  site: MailSite,
  links: NewsletterLinks,
  subscriberId: string,
  list?: string,
): Pick<MailContent, "why" | "links" | "headers"> {
  const unsubscribe = links.unsubscribe(subscriberId, list);
  return {
    why: words.why(site.name),
    links: [
      { label: words.unsubscribe, url: unsubscribe },
      { label: words.change, url: links.preferences(subscriberId) },
    ],
    headers: {
      "List-Unsubscribe": `<${unsubscribe}>`,
      "List-Unsubscribe-Post": "List-Unsubscribe=One-Click",
    },
  };
}

const mailingsOf = ({ topics, frequency }: NewsletterRequest, search: string): string =>
  words.all(topics.map((topic: Topic) => describeMailing({ topic, search, frequency })));

/** Asks the owner of an address to confirm the request. */
export const newsletterConfirmMail =
  (
    site: MailSite,
    newsletter: Pick<NewsletterService, "draw">,
    links: NewsletterLinks,
  ): NoticeRenderer<"NEWSLETTER_CONFIRM"> =>
  async ({ requestId }) => {
    const drawn = await newsletter.draw(requestId);
    if (!drawn) return null;
    return renderMailLayout(site, {
      to: drawn.request.email,
      subject: words.confirmSubject(site.name),
      preview: words.confirmPreview,
      title: words.confirmTitle,
      intro: [greeting(), words.asked(site.name, mailingsOf(drawn.request, drawn.search))],
      button: { label: words.confirm, url: links.confirm(drawn.token) },
      after: [words.confirmHint(CONFIRM_WITHIN_HOURS)],
      why: words.confirmWhy(site.name),
    });
  };

/** Welcome mail: what the address will receive, and how to unsubscribe. */
export const newsletterWelcomeMail =
  (
    site: MailSite,
    subscribers: Pick<SubscriberService, "find" | "listOf">,
    links: NewsletterLinks,
  ): NoticeRenderer<"NEWSLETTER_WELCOME"> =>
  async ({ subscriberId }) => {
    const subscriber = await subscribers.find(subscriberId);
    const subscriptions = subscriber ? await subscribers.listOf(subscriberId) : [];
    if (!subscriber || subscriptions.length === 0) return null;
    return renderMailLayout(site, {
      to: subscriber.email,
      subject: words.welcomeSubject(site.name),
      preview: words.welcomePreview,
      title: words.welcomeTitle,
      intro: [greeting(), words.welcome(words.all(subscriptions.map(describeMailing)))],
      button: { label: words.browse, url: site.origin + paths.jobs() },
      after: [words.welcomeHint],
      ...unsubscribeOptions(site, links, subscriberId),
    });
  };

/** A mailing of new jobs. */
export const newsletterDigestMail =
  (
    site: MailSite,
    digests: Pick<DigestService, "compose">,
    links: NewsletterLinks,
  ): NoticeRenderer<"NEWSLETTER_DIGEST"> =>
  async ({ subscriptionId, since, until }) => {
    const period = { since: new Date(since), until: until === undefined ? null : new Date(until) };
    const digest = await digests.compose(subscriptionId, period);
    if (!digest) return null;
    const { subscriber, subscription, search, jobs } = digest;
    const subject = subjectOf(site, digest);
    const items = jobs.map((job) => itemOf(site, job));
    return renderMailLayout(site, {
      to: subscriber.email,
      subject,
      preview: previewOf(items),
      title: subject,
      intro: [
        greeting(),
        ...(search.length > SUBJECT_PARTS ? [words.wholeSearch(search)] : []),
        words.digest,
      ],
      items,
      button: { label: words.seeAll, url: site.origin + paths.jobs(addressOf(subscription)) },
      ...unsubscribeOptions(site, links, subscriber.id, subscription.id),
    });
  };

const listed = (parts: string[]): string => parts.filter(Boolean).join(" · ");

const itemOf = ({ origin }: MailSite, job: Digest["jobs"][number]): MailItem => ({
  label: job.role,
  highlight: job.salary,
  about: listed([
    job.company.name,
    jobDetailsPageTexts.where(job.companyLocation, job.workplaceType),
  ]),
  url: origin + paths.jobDetails(job.id),
});

/** The first jobs with their pay, as far as an inbox shows them. */
const previewOf = (items: MailItem[]): string =>
  listed(items.slice(0, 3).flatMap(({ label, highlight }) => [label, highlight]));

/** The whole search may have hundreds of parts. */
const SUBJECT_PARTS = 3;

function subjectOf({ name }: MailSite, { search, jobs, more }: Digest): string {
  const count = `${jobs.length}${more ? "+" : ""}`;
  return words.digestSubject(count, name, words.shortSearch(search, SUBJECT_PARTS));
}

const SAMPLE_QUERY = typed("java dallas");
const sampleRequest = () =>
  Object.assign(new NewsletterRequest(), {
    email: samplePerson.email,
    topics: ["NEWS", "JOB_ALERTS"],
    query: SAMPLE_QUERY,
    filter: {},
    frequency: "DAILY",
  });
const sampleSubscriber = () =>
  Object.assign(new NewsletterSubscriber(), { id: SAMPLE_ID, email: samplePerson.email });
const sampleList = () =>
  Object.assign(new NewsletterSubscription(), {
    id: SAMPLE_ID,
    topic: "JOB_ALERTS",
    frequency: "DAILY",
    query: SAMPLE_QUERY,
    filter: { workplaceType: ["REMOTE"] },
    search: typed("java dallas, Remote"),
  });

export const samples: MailSamples<
  "NEWSLETTER_CONFIRM" | "NEWSLETTER_WELCOME" | "NEWSLETTER_DIGEST"
> = (site) => {
  const links = new NewsletterLinks(site.origin, "sample");
  const request = sampleRequest();
  const drawn = { token: SAMPLE_TOKEN, request, search: request.query };
  const confirm = newsletterConfirmMail(site, { draw: async () => drawn }, links);
  const subscribers = {
    find: async () => sampleSubscriber(),
    listOf: async () => [sampleList()],
  };
  const digest = {
    subscriber: sampleSubscriber(),
    subscription: sampleList(),
    search: [SAMPLE_QUERY, typed("Remote")],
    jobs: sampleJobs(),
    more: true,
  };
  const news = newsletterDigestMail(site, { compose: async () => digest }, links);
  const notice = { subscriptionId: SAMPLE_ID, since: new Date(0).toISOString() };
  return {
    NEWSLETTER_CONFIRM: { "newsletter-confirm": confirm({ requestId: SAMPLE_ID }) },
    NEWSLETTER_WELCOME: {
      "newsletter-welcome": newsletterWelcomeMail(...([site, subscribers, links] as const))({
        subscriberId: SAMPLE_ID,
      }),
    },
    NEWSLETTER_DIGEST: { "newsletter-digest": news(notice) },
  };
};
