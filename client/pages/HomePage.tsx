import { Hero } from "../components/marketing/Hero";
import { HowItWorks } from "../components/marketing/HowItWorks";
import { Reasons } from "../components/marketing/Reasons";
import { Section } from "../components/marketing/Section";
import { Statistics } from "../components/marketing/Statistics";
import { LinkButton } from "../components/ui/LinkButton";
import { hero, plansIntro } from "../content/home";
import { JobsDocument } from "../features/jobs/Jobs.generated";
import { NewestJobs, newestJobsVariables } from "../features/jobs/NewestJobs";
import { PlanTeasersDocument } from "../features/plans/PlanTeasers.generated";
import { PlanTeasers } from "../features/plans/PlanTeasers";
import { loadState, useLoadFailed, type PageModule } from "../lib/page";
import { paths } from "../lib/paths";

export const load: PageModule["load"] = async ({ prefetch }) =>
  loadState(
    ...(await Promise.all([
      prefetch(JobsDocument, newestJobsVariables),
      prefetch(PlanTeasersDocument, {}),
    ])),
  );

export const head: PageModule["head"] = ({ site }) => ({
  title: `${site.name}: ${hero.title}`,
  description: hero.lead,
  canonical: `${site.origin}${paths.home}`,
  jsonLd: {
    "@context": "https://schema.org",
    "@type": "Organization",
    name: site.name,
    url: site.origin,
    email: site.email,
    telephone: site.phone,
  },
});

export function Component() {
  const loadFailed = useLoadFailed();
  return (
    <>
      <Hero />
      <Statistics />
      <Section
        title="Newest openings"
        action={
          <LinkButton to={paths.jobs()} variant="default">
            See all openings
          </LinkButton>
        }
      >
        <NewestJobs loadFailed={loadFailed} />
      </Section>
      <Section title="Why choose us" tone="sunken" split>
        <Reasons />
      </Section>
      <Section title="How it works">
        <HowItWorks />
      </Section>
      <Section title={plansIntro.title} lead={plansIntro.lead} tone="sunken" split>
        <PlanTeasers loadFailed={loadFailed} />
      </Section>
    </>
  );
}
