import { data, useLoaderData } from "react-router-dom";
import { About } from "../components/marketing/About";
import { Hero } from "../components/marketing/Hero";
import { HowItWorks } from "../components/marketing/HowItWorks";
import { Industries } from "../components/marketing/Industries";
import { Reasons } from "../components/marketing/Reasons";
import { Section } from "../components/marketing/Section";
import { LinkButton } from "../components/ui/LinkButton";
import { WhenNear } from "../components/ui/WhenNear";
import {
  hero,
  homeTitle,
  howItWorksTitle,
  industriesServed,
  newestJobsIntro,
  newsIntro,
  plansIntro,
  reasonsLead,
  reasonsTitle,
} from "#content/home";
import { ClientLogosDocument } from "../features/home/ClientLogos.generated";
import { ClientLogos, clientLogosVariables } from "../features/home/ClientLogos";
import { HomeContentDocument } from "../features/home/HomeContent.generated";
import { LatestNews, type NewsItem } from "../features/home/LatestNews";
import { NewsletterBand, NewsletterPlaceholder } from "../features/home/NewsletterBand";
import { organization } from "../features/home/organization";
import { Statistics } from "../features/home/Statistics";
import { Testimonials } from "../features/home/Testimonials";
import { HeroJob } from "../features/jobs/HeroJob";
import { JobsDocument } from "../features/jobs/Jobs.generated";
import { NewestJobs, newestJobsVariables } from "../features/jobs/NewestJobs";
import { PlanTeasersDocument } from "../features/plans/offer/PlanTeasers.generated";
import { PlanTeasers } from "../features/plans/offer/PlanTeasers";
import { lazyComponent } from "../lib/lazy-component";
import { loadState, type LoadRequest, type PageModule } from "../lib/page";
import { paths } from "#site/paths";

const NEWS_COUNT = 3;

// Lazy, since this form weighs as much as the rest of the page and is at its end.
const NewsletterBox = lazyComponent(
  () => import("../features/newsletter/NewsletterBox"),
  "NewsletterBox",
);

/** Called in the loader, so that the list of all posts is not part of the page's code. */
async function newestPosts(): Promise<NewsItem[]> {
  const { postCategories, postMetas } = await import("#content/posts");
  return postMetas
    .slice(0, NEWS_COUNT)
    .map(({ slug, title, description, date, category, scene, readingMinutes }) => ({
      ...{ slug, title, description, date, scene, readingMinutes },
      category: postCategories[category],
    }));
}

export const load = async ({ prefetch }: LoadRequest) => {
  const [news, ...results] = await Promise.all([
    newestPosts(),
    prefetch(JobsDocument, newestJobsVariables),
    prefetch(PlanTeasersDocument, {}),
    prefetch(ClientLogosDocument, clientLogosVariables),
    prefetch(HomeContentDocument, {}),
  ]);
  const { data: state, init } = loadState(...results);
  return data({ ...state, news }, init ?? undefined);
};

export const head: PageModule["head"] = ({ site }) => ({
  title: homeTitle(site.name),
  description: hero.lead,
  canonical: `${site.origin}${paths.home}`,
  jsonLd: organization(site),
});

export function Component() {
  const { failed: loadFailed, news } = useLoaderData<typeof load>();
  return (
    <>
      <Hero>
        <HeroJob />
      </Hero>
      <Section
        title={newestJobsIntro.title}
        action={
          <LinkButton to={paths.jobs()} variant="default">
            {newestJobsIntro.action}
          </LinkButton>
        }
      >
        <NewestJobs loadFailed={loadFailed} />
      </Section>
      <ClientLogos loadFailed={loadFailed} />
      <About>
        <Statistics loadFailed={loadFailed} />
      </About>
      <Section title={reasonsTitle} lead={reasonsLead} split>
        <Reasons />
      </Section>
      <Section
        tone="night"
        title={industriesServed.title}
        lead={industriesServed.lead}
        action={
          <LinkButton to={paths.industries} variant="accent">
            {industriesServed.action}
          </LinkButton>
        }
      >
        <Industries />
      </Section>
      <Section title={howItWorksTitle}>
        <HowItWorks />
      </Section>
      <Testimonials />
      <Section title={plansIntro.title} lead={plansIntro.lead} scene="pricing" split>
        <PlanTeasers loadFailed={loadFailed} />
      </Section>
      <Section
        tone="sunken"
        title={newsIntro.title}
        action={
          <LinkButton to={newsIntro.action.to} variant="default">
            {newsIntro.action.label}
          </LinkButton>
        }
      >
        <LatestNews items={news} />
      </Section>
      <NewsletterBand>
        <WhenNear placeholder={<NewsletterPlaceholder />}>
          <NewsletterBox />
        </WhenNear>
      </NewsletterBand>
    </>
  );
}
