import { greeting } from "#texts/mails";
import { buyerMailTexts as words } from "#texts/plan-mails";
import { paths } from "#site/paths";
import type { MailSite } from "../../outbox/mail-content.js";
import { renderMailLayout } from "../../outbox/mail-layout.js";
import type { NoticeRenderer } from "../../outbox/notices.js";
import type { PlanEventKind } from "../subscription/plan-event.entity.js";
import { endingNews } from "./ending-news.js";
import { paymentNews } from "./payment-news.js";
import type { Teller } from "./teller.js";
import type { PlanNewsService } from "./plan-news.service.js";
import { SAMPLE_ID, type MailSamples, type MailVariant } from "../../outbox/mail-samples.js";
import { sampleNews } from "./sample-news.js";

declare module "../../outbox/notices.js" {
  interface NoticePayloads {
    PLAN_NEWS: { planEventId: string; subscriptionId: string };
  }
}

const TELLERS: Partial<Record<PlanEventKind, Teller>> = { ...paymentNews, ...endingNews };

/** The mails that tell a buyer what happened to their plan. They come with the plan, so they have no link that ends them. */
export const planNewsMail =
  (site: MailSite, source: Pick<PlanNewsService, "find">): NoticeRenderer<"PLAN_NEWS"> =>
  async ({ planEventId }) => {
    const news = await source.find(planEventId);
    const told = news && TELLERS[news.kind]?.(news);
    if (!told) return null;
    const { person, plan } = news;
    const { intro, facts = [], button = { label: words.seePlan } } = told;
    return renderMailLayout(site, {
      to: person.email,
      subject: told.subject,
      preview: told.preview,
      title: told.title,
      intro: [greeting(person.name), ...intro],
      facts: facts.length === 0 ? [] : [[words.facts.plan, plan.title], ...facts],
      button: {
        label: button.label,
        url: site.origin + (button.path ?? paths.account("plans")),
      },
      after: told.after ?? [],
      why: words.why(site.name),
    });
  };

export const samples: MailSamples<"PLAN_NEWS"> = (site) => {
  const notice = { planEventId: SAMPLE_ID, subscriptionId: SAMPLE_ID };
  const mails = sampleNews().map(([name, news]): MailVariant => [
    name,
    planNewsMail(site, { find: async () => news })(notice),
  ]);
  return { PLAN_NEWS: Object.fromEntries(mails) };
};
