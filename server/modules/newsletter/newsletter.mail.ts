import { newsletterMailTexts as words } from "#texts/mails";
import { paths } from "#site/paths";
import { renderMailLayout, type MailContent } from "../outbox/mail-layout.js";
import type { NoticeRenderer } from "../outbox/notices.js";
import { withoutLinks } from "../outbox/without-links.js";
import type { Digest, DigestService } from "./digest.service.js";
import type { NewsletterRequest, NewsletterSubscription, Topic } from "./newsletter.entity.js";
import type { NewsletterLinks } from "./newsletter.links.js";
import { CONFIRM_WITHIN_HOURS, type NewsletterService } from "./newsletter.service.js";

declare module "../outbox/notices.js" {
  interface NoticePayloads {
    NEWSLETTER_CONFIRM: { requestId: string };
    NEWSLETTER_WELCOME: { subscriberId: string };
    /** `since`: ISO 8601, UTC. */
    NEWSLETTER_DIGEST: { subscriptionId: string; since: string };
  }
}

interface Site {
  name: string;
  origin: string;
}

type Mailing = Pick<NewsletterSubscription, "topic" | "query" | "frequency">;

/** What a mailing contains, in words. Must not promise more than the worker does. */
const describeMailing = ({ topic, query, frequency }: Mailing): string =>
  topic === "NEWS" ? words.news : words.alerts(withoutLinks(query), frequency === "DAILY");

/**
 * Unsubscribe links of a mailing: in its text, and in headers for the button of mail programs (RFC
 * 2369; RFC 8058: one POST to the address).
 */
function unsubscribeOptions(
  site: Site,
  links: NewsletterLinks,
  subscriberId: string,
  list?: string,
): Pick<MailContent, "footer" | "headers"> {
  const unsubscribe = links.unsubscribe(subscriberId, list);
  return {
    footer: {
      text: words.why(site.name),
      links: [
        { label: words.unsubscribe, url: unsubscribe },
        { label: words.change, url: links.preferences(subscriberId) },
      ],
    },
    headers: {
      "List-Unsubscribe": `<${unsubscribe}>`,
      "List-Unsubscribe-Post": "List-Unsubscribe=One-Click",
    },
  };
}

const mailingsOf = ({ topics, query, frequency }: NewsletterRequest): string =>
  words.all(topics.map((topic: Topic) => describeMailing({ topic, query, frequency })));

/** Asks the owner of an address to confirm the request. */
export const newsletterConfirmMail =
  (
    site: Site,
    newsletter: Pick<NewsletterService, "draw">,
    links: NewsletterLinks,
  ): NoticeRenderer<"NEWSLETTER_CONFIRM"> =>
  async ({ requestId }) => {
    const drawn = await newsletter.draw(requestId);
    if (!drawn) return null;
    return renderMailLayout(site.name, {
      to: drawn.request.email,
      subject: words.confirmSubject(site.name),
      paragraphs: [
        words.asked(site.name, mailingsOf(drawn.request)),
        words.confirmHint(CONFIRM_WITHIN_HOURS),
      ],
      link: { label: words.confirm, url: links.confirm(drawn.token) },
    });
  };

/** Welcome mail: what the address will receive, and how to unsubscribe. */
export const newsletterWelcomeMail =
  (
    site: Site,
    newsletter: Pick<NewsletterService, "find" | "listOf">,
    links: NewsletterLinks,
  ): NoticeRenderer<"NEWSLETTER_WELCOME"> =>
  async ({ subscriberId }) => {
    const subscriber = await newsletter.find(subscriberId);
    const subscriptions = subscriber ? await newsletter.listOf(subscriberId) : [];
    if (!subscriber || subscriptions.length === 0) return null;
    return renderMailLayout(site.name, {
      to: subscriber.email,
      subject: words.welcomeSubject(site.name),
      paragraphs: [words.welcome(words.all(subscriptions.map(describeMailing))), words.welcomeHint],
      ...unsubscribeOptions(site, links, subscriberId),
    });
  };

/** A mailing of new jobs. */
export const newsletterDigestMail =
  (
    site: Site,
    digests: Pick<DigestService, "compose">,
    links: NewsletterLinks,
  ): NoticeRenderer<"NEWSLETTER_DIGEST"> =>
  async ({ subscriptionId, since }) => {
    const digest = await digests.compose(subscriptionId, new Date(since));
    if (!digest) return null;
    const { subscriber, subscription, jobs } = digest;
    return renderMailLayout(site.name, {
      to: subscriber.email,
      subject: subjectOf(site, digest),
      paragraphs: [words.digest(site.name)],
      items: jobs.map((job) => ({
        label: job.role,
        about: [job.company.name, job.companyLocation, job.salary].filter(Boolean).join(" · "),
        url: site.origin + paths.jobDetails(job.id),
      })),
      link: { label: words.seeAll, url: site.origin + paths.jobs({ query: subscription.query }) },
      ...unsubscribeOptions(site, links, subscriber.id, subscription.id),
    });
  };

function subjectOf({ name }: Site, { subscription, jobs, more }: Digest): string {
  const count = `${jobs.length}${more ? "+" : ""}`;
  return words.digestSubject(count, name, subscription.query);
}
